import { createElement } from 'react'
import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { choiceFilter, daysFilter } from '@/components/list/filters.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { BankStatementLineFilter } from '@/graphql/schema-types.generated.ts'
import {
  BankLinesCountDocument,
  BankLinesDocument,
  BankLinesSearchCountDocument,
  BankLinesSearchDocument,
  type BankLineRowFragment,
} from './eft-desk.generated.ts'
import {
  isLineState,
  isVerdict,
  lineStates,
  toneOfState,
  toneOfVerdict,
  verdicts,
} from './bank-line-words.ts'
import { LineOrders, orderNumbersOf } from './line-orders.tsx'
import { LineText, textOfLine } from './line-text.tsx'

const words = defineMessages({
  loading: { defaultMessage: 'Loading bank transfers…', id: 'Rllxxg' },
  empty: { defaultMessage: 'No bank transfers found', id: '+pOITn' },
  emptyHint: {
    defaultMessage:
      'Upload a statement of your bank, as CSV or OFX. Each transfer is compared with the orders that wait for their money.',
    id: 'psr5pF',
  },
  search: { defaultMessage: 'Search bank transfers', id: 'Fh1S6J' },
  placeholder: { defaultMessage: 'Text, amount or day', id: 'Qc7pwc' },
  showAll: { defaultMessage: 'Show all bank transfers', id: 'LrFIJb' },
  count: { defaultMessage: '{count, plural, one {# transfer} other {# transfers}}', id: 'S4cYmZ' },
})

const heads = defineMessages({
  day: { defaultMessage: 'Day', id: '7pXrnq' },
  text: { defaultMessage: 'Text of the bank', id: 'EpQdaY' },
  amount: { defaultMessage: 'Amount', id: '/0TOL5' },
  match: { defaultMessage: 'Match', id: 'Qr9R5O' },
  order: { defaultMessage: 'Order', id: 'XPruqs' },
  left: { defaultMessage: 'Left over', id: 'R/VKqP' },
  state: { defaultMessage: 'State', id: 'ku+mDU' },
})

/** What stands for a line: its verdict while it is open, afterwards what has become of it. */
const statusOf = ({ lineState, verdict }: BankLineRowFragment) =>
  lineState === 'OPEN' && verdict !== null ? verdict : lineState

/** The lines of all bank statements, those that wait at first. */
export const bankLines = defineList({
  id: 'bank-lines',
  path: adminPaths.bankTransfers.pattern,
  words: {
    ...words,
    title: adminPaths.bankTransfers.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: {
    page: BankLinesDocument,
    search: BankLinesSearchDocument,
    count: BankLinesCountDocument,
    searchCount: BankLinesSearchCountDocument,
  },
  columns: [
    {
      key: 'description',
      header: heads.text,
      kind: 'custom',
      value: textOfLine,
      cell: (line) => createElement(LineText, { line }),
    },
    {
      key: 'bookedOn',
      header: heads.day,
      kind: 'date',
      sort: true,
      value: ({ bookedOn }) => bookedOn,
    },
    {
      key: 'amount',
      header: heads.amount,
      kind: 'money',
      sort: true,
      descendingFirst: true,
      value: ({ amount }) => amount,
    },
    {
      key: 'status',
      header: heads.match,
      kind: 'status',
      sort: 'verdict',
      value: statusOf,
      badge: (status) =>
        isVerdict(status)
          ? { tone: toneOfVerdict(status), label: verdicts[status] }
          : {
              tone: isLineState(status) ? toneOfState[status] : 'over',
              label: isLineState(status) ? lineStates[status] : status,
            },
    },
    {
      key: 'order',
      header: heads.order,
      kind: 'custom',
      value: (line) => orderNumbersOf(line).join(', '),
      cell: (line) => createElement(LineOrders, { line }),
    },
    {
      key: 'leftAmount',
      header: heads.left,
      kind: 'money',
      sort: true,
      card: 'hidden',
      value: ({ leftAmount }) => (Number(leftAmount) === 0 ? null : leftAmount), // only whether it is nothing
    },
  ],
  filters: {
    state: choiceFilter<BankStatementLineFilter>({
      label: heads.state,
      options: Object.entries(lineStates).map(([value, label]) => ({ value, label })),
      where: (value) => ({ lineState: { eq: value } }),
    }),
    match: choiceFilter<BankStatementLineFilter>({
      label: heads.match,
      options: Object.entries(verdicts).map(([value, label]) => ({ value, label })),
      where: (value) => ({ lineState: { eq: 'OPEN' }, verdict: { eq: value } }),
    }),
    day: daysFilter<BankStatementLineFilter>({
      label: heads.day,
      column: 'bookedOn',
      holds: 'days',
    }),
  },
  defaultSort: { column: 'bookedOn', descending: true },
  pageSizes: [50, 25, 100],
  density: 'compact',
})
