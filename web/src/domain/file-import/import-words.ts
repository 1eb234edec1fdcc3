import { defineMessages, type MessageDescriptor } from 'react-intl'

/** How many rows have which outcome. */
export const outcomeWords: Record<string, MessageDescriptor> = defineMessages({
  create: { defaultMessage: '{count, number} new', id: 'SWSSNW' },
  update: { defaultMessage: '{count, number} to change', id: 'OnwUpU' },
  gone: { defaultMessage: '{count, number} not in the file', id: 'lNOkhO' },
  remove: { defaultMessage: '{count, number} to remove', id: '5hGzDt' },
  unchanged: { defaultMessage: '{count, number} already so', id: 'xBO8Gl' },
  error: { defaultMessage: '{count, number} with errors', id: 'k3hDp9' },
  created: { defaultMessage: '{count, number} added', id: 'Po680y' },
  updated: { defaultMessage: '{count, number} changed', id: 'j9ByGc' },
  removed: { defaultMessage: '{count, number} removed', id: 'Z4BhDj' },
  failed: { defaultMessage: '{count, number} not done', id: 'lCzGxX' },
  undone: { defaultMessage: '{count, number} taken back', id: 'xBTRxU' },
  kept: {
    defaultMessage: '{count, number} kept, because somebody changed or used it',
    id: 'Lpo1yY',
  },
})

/** Why a file is no table. */
export const tableWords: Record<string, MessageDescriptor> = defineMessages({
  too_large: { defaultMessage: 'This file is too large: at most 30 MB.', id: 'fM5FN1' },
  not_a_table: {
    defaultMessage: 'This is no table. Choose a CSV file or an Excel workbook (.xlsx).',
    id: 'U5f9lE',
  },
  old_workbook: {
    defaultMessage:
      'This workbook is of an old kind (.xls) or has a password. Save it as .xlsx without a password.',
    id: 'fkP/0i',
  },
  no_rows: {
    defaultMessage: 'This file has names of columns, and no rows below them.',
    id: 'KRCNzF',
  },
  too_many_rows: {
    defaultMessage: 'At most 50,000 rows at a time. Please split the file.',
    id: 'DRGIfG',
  },
})
