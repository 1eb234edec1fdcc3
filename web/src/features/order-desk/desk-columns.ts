import type { MessageDescriptor } from 'react-intl'
import type { Column } from '@/components/list/columns.ts'
import { statusBadge } from '@/domain/order/order-status.tsx'
import { methodWord, shownStatus } from '@/domain/order/order-words.ts'
import type { TeacherProductsOrderOrderBy } from '@/graphql/schema-types.generated.ts'
import { dayMs, today, wallTime } from '@/lib/wall-time.ts'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'
import { heads } from './desk-words.ts'

type DeskColumn = Column<DeskOrderRowFragment, TeacherProductsOrderOrderBy>

/** The part of the owner that people know: the name that he or she signs in with. */
const username = ({ owner }: DeskOrderRowFragment) => owner.split('::')[1] ?? owner

export const numberColumn = (header: MessageDescriptor): DeskColumn => ({
  key: 'orderNumber',
  header,
  kind: 'text',
  sort: true,
  value: ({ orderNumber }) => orderNumber ?? '–',
})

/** What orders and quotes have in common. */
export const sharedColumns: DeskColumn[] = [
  {
    key: 'orderDateTime',
    header: heads.date,
    kind: 'moment',
    sort: true,
    descendingFirst: true,
    value: ({ orderDateTime }) => orderDateTime,
  },
  { key: 'user', header: heads.user, kind: 'text', value: username },
  {
    key: 'orderStatus',
    header: heads.status,
    kind: 'status',
    sort: true,
    value: shownStatus,
    badge: statusBadge,
  },
  {
    key: 'orderPaymentMethod',
    header: heads.method,
    kind: 'text',
    sort: true,
    value: ({ orderPaymentMethod }, intl) =>
      orderPaymentMethod === null ? null : methodWord(intl, orderPaymentMethod),
  },
  {
    key: 'orderTotal',
    header: heads.total,
    kind: 'money',
    sort: true,
    descendingFirst: true,
    value: ({ orderTotal }) => orderTotal,
  },
  {
    key: 'productCount',
    header: heads.products,
    kind: 'number',
    sort: true,
    descendingFirst: true,
    phrase: heads.productsPhrase,
    value: ({ productCount }) => productCount,
  },
]

/** Nothing is an empty cell, in the list and in its CSV. */
const someMoney = (amount: string | null) =>
  amount === null || Number(amount) === 0 ? null : amount

/** Columns beyond those of the specification, which keep their place: shown with the filter that asks for money. */
const withMoney = { show: 'optional', showWith: 'money' } as const

/** What came of an order that waits, what it lacks, what was refunded and what is owed back. */
export const moneyColumns: DeskColumn[] = [
  {
    key: 'paidAmount',
    header: heads.received,
    kind: 'money',
    ...withMoney,
    value: ({ orderStatus, paidAmount }) =>
      orderStatus === 'PROCESSING' ? someMoney(paidAmount) : null,
  },
  {
    key: 'dueAmount',
    header: heads.due,
    kind: 'money',
    ...withMoney,
    value: ({ dueAmount }) => someMoney(dueAmount),
  },
  {
    key: 'refundedAmount',
    header: heads.refunded,
    kind: 'money',
    ...withMoney,
    value: ({ refundedAmount }) => someMoney(refundedAmount),
  },
  {
    key: 'owedBackAmount',
    header: heads.owedBack,
    kind: 'money',
    ...withMoney,
    value: ({ owedBackAmount }) => someMoney(owedBackAmount),
  },
]

/** How many days ago an order was placed, by calendar days of South Africa and the server's clock. */
export function ageInDays(orderedAt: string): number {
  return (Date.parse(today()) - Date.parse(wallTime(orderedAt).slice(0, 10))) / dayMs
}

export const ageColumn: DeskColumn = {
  key: 'age',
  header: heads.age,
  kind: 'number',
  ...withMoney,
  phrase: heads.agePhrase,
  value: ({ orderDateTime, dueAmount, owedBackAmount }) =>
    orderDateTime !== null && (someMoney(dueAmount) ?? someMoney(owedBackAmount)) !== null
      ? ageInDays(orderDateTime)
      : null,
}

export const flagColumns: DeskColumn[] = [
  {
    key: 'hasPhysical',
    header: heads.physical,
    kind: 'check',
    value: ({ hasPhysical }) => hasPhysical,
  },
  {
    key: 'hasQuestions',
    header: heads.questions,
    kind: 'check',
    value: ({ hasQuestions }) => hasQuestions,
  },
]
