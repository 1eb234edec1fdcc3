import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter, choiceFilter, daysArguments } from '@/components/list/filters.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { statusMessage } from '@/domain/order/order-words.ts'
import type { TeacherProductsOrderFilter } from '@/graphql/schema-types.generated.ts'
import { serverNow } from '@/lib/server-clock.ts'
import {
  ageColumn,
  flagColumns,
  moneyColumns,
  numberColumn,
  sharedColumns,
} from './desk-columns.ts'
import {
  DeskOrdersCountDocument,
  DeskOrdersDocument,
  DeskOrdersSearchCountDocument,
  DeskOrdersSearchDocument,
  type DeskOrderRowFragment,
} from './desk-orders.generated.ts'
import { heads, orderWords as words } from './desk-words.ts'

/** As the specification names them; the first is what the list begins with. */
export const pageSizes = [15, 5, 10, 50, 100] as const

/** Days other than the last month, which the database takes as arguments. */
export const daysOfOrders = daysArguments({
  label: heads.date,
  usual: heads.lastMonth,
  from: 'placedFrom',
  until: 'placedUntil',
})

const minuteMs = 60_000

/** The beginning of this minute: with a new moment on every drawing, the list would be asked for without end. */
const thisMinute = () => new Date(Math.floor(serverNow() / minuteMs) * minuteMs).toISOString()

export const overOrders = ({ orderNumber, id }: DeskOrderRowFragment, search: string) => ({
  pathname: adminPaths.productOrders.href(orderNumber ?? id),
  search,
})

/** Orders and quotes are rows of one kind, read alike: `quotes` says which. */
export const deskDocuments = {
  page: DeskOrdersDocument,
  search: DeskOrdersSearchDocument,
  count: DeskOrdersCountDocument,
  searchCount: DeskOrdersSearchCountDocument,
}

/** What customers ordered, newest first, and the carts after them (A2.5). */
export const deskOrders = defineList({
  id: 'desk-orders',
  path: adminPaths.productOrders.href(),
  words: {
    ...words,
    title: adminPaths.productOrders.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: deskDocuments,
  alwaysArguments: { quotes: false },
  columns: [
    numberColumn(heads.orderNumber),
    ...sharedColumns,
    ...moneyColumns,
    ageColumn,
    ...flagColumns,
  ],
  filters: {
    placed: daysOfOrders,
    status: choiceFilter<TeacherProductsOrderFilter>({
      label: heads.status,
      options: ['PENDING', 'PROCESSING', 'PAID', 'CANCELLED'].map((value) => ({
        value,
        label: statusMessage(value),
      })),
      where: (value) => ({ orderStatus: { eq: value } }),
    }),
    money: choiceFilter<TeacherProductsOrderFilter>({
      label: heads.money,
      options: [
        { value: 'toUs', label: heads.owedToUs },
        { value: 'back', label: heads.owedBack },
        { value: 'refunded', label: heads.refunded },
      ],
      where: (value) =>
        value === 'toUs'
          ? { orderStatus: { eq: 'PROCESSING' } }
          : value === 'back'
            ? { owedBackAmount: { gt: '0' } }
            : { refundedAmount: { gt: '0' } },
    }),
    confirming: checkboxFilter<TeacherProductsOrderFilter>({
      label: heads.confirming,
      where: () => ({ paymentOpenUntil: { gt: thisMinute() } }),
    }),
    physical: checkboxFilter<TeacherProductsOrderFilter>({
      label: heads.hasPhysical,
      where: { hasPhysical: { eq: true } },
    }),
    questions: checkboxFilter<TeacherProductsOrderFilter>({
      label: heads.hasQuestions,
      where: { hasQuestions: { eq: true } },
    }),
  },
  defaultSort: { column: 'orderDateTime', descending: true },
  takesAtMost: true,
  pageSizes,
  groups: ['orderStatus', 'orderPaymentMethod'],
  live: 'teacher_products_order',
  density: 'compact',
  open: overOrders,
})
