import type { IntlShape } from 'react-intl'
import { timeZone } from '@/lib/time-zone.ts'
import type { Column } from './columns.ts'
import { say } from './words.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/**
 * A cell in plain words, for files and names. Numbers, amounts and dates are written as programs read them:
 * 1234.50, 2026-02-03, 2026-02-03 14:05 (South African time). A value that is none, such as an amount of "NaN" or the
 * day "infinity", is a question mark: the row and the file are not lost for it.
 */
export function cellText<Row>(column: Column<Row, never>, row: Row, intl: IntlShape): string {
  try {
    return textOf(column, row, intl)
  } catch (error) {
    if (error instanceof RangeError) return '?'
    throw error
  }
}

function textOf<Row>(column: Column<Row, never>, row: Row, intl: IntlShape): string {
  switch (column.kind) {
    case 'text':
    case 'custom':
      return column.value(row, intl) ?? ''
    case 'number':
      return String(column.value(row) ?? '')
    case 'money':
    case 'date':
      return column.value(row) ?? ''
    case 'moment':
    case 'datetime': {
      const moment = column.value(row)
      return moment === null ? '' : clock.format(new Date(moment))
    }
    case 'check':
      return column.value(row)
        ? intl.formatMessage({ defaultMessage: 'Yes', id: 'a5msuh' })
        : intl.formatMessage({ defaultMessage: 'No', id: 'oUWADl' })
    case 'status': {
      const status = column.value(row)
      return status === null ? '' : say(intl, column.badge(status).label)
    }
  }
}
