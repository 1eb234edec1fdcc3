import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { HolidaysDocument, HolidaysSearchDocument } from './holidays.generated.ts'

const words = defineMessages({
  loading: { defaultMessage: 'Loading Holidays…', id: 'NYCyUB' },
  empty: { defaultMessage: 'No Holidays found', id: 'N4qr7q' },
  emptyHint: {
    defaultMessage: 'Days without school, as every teacher’s calendar shows them.',
    id: 'DiNlen',
  },
  search: { defaultMessage: 'Search holidays', id: '/hJhOa' },
  placeholder: { defaultMessage: 'Label or date', id: 'l/XwzK' },
  showAll: { defaultMessage: 'Show all holidays', id: 'U0aD67' },
  count: { defaultMessage: '{count, plural, one {# holiday} other {# holidays}}', id: '3n/qqF' },
})

const heads = defineMessages({
  label: { defaultMessage: 'Label', id: 'YDBfq3', description: 'Name of a holiday' },
  labelAf: { defaultMessage: 'Label in Afrikaans', id: 'LS/jmt', description: 'Name of a holiday' },
  date: { defaultMessage: 'Date', id: 'P7PLVj' },
})

/** The days without school (A2.9). The total comes with the rows: there are only a few dozen. */
export const holidays = defineList({
  id: 'holidays',
  path: adminPaths.holidays.href(),
  words: {
    ...words,
    title: adminPaths.holidays.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: HolidaysDocument, search: HolidaysSearchDocument },
  columns: [
    { key: 'label', header: heads.label, kind: 'text', sort: true, value: ({ label }) => label },
    {
      key: 'labelAf',
      header: heads.labelAf,
      kind: 'text',
      sort: true,
      value: ({ labelAf }) => labelAf,
    },
    { key: 'date', header: heads.date, kind: 'date', sort: true, value: ({ date }) => date },
  ],
  defaultSort: { column: 'label', descending: false },
  pageSizes: [25, 50, 100],
  live: 'holiday',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
