import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { paths } from '@/config/paths.ts'
import { statusBadge } from '@/domain/order/order-status.tsx'
import { methodWord, shownStatus } from '@/domain/order/order-words.ts'
import {
  OrdersDocument,
  OrdersSearchDocument,
  type OrderRow_OrderFragment,
} from './orders.generated.ts'

const words = defineMessages({
  title: { defaultMessage: 'My orders', id: 'cA7xQl' },
  loading: { defaultMessage: 'Loading Orders…', id: 'L8l+R/' },
  empty: { defaultMessage: 'No Orders found', id: 'qH+YQK' },
  emptyHint: { defaultMessage: 'What you buy is listed here, with its invoice.', id: 'cw6QQD' },
  search: { defaultMessage: 'Search orders', id: '+VcRi3' },
  placeholder: { defaultMessage: 'Number, date, status, total', id: 'rpCoC2' },
  noMatch: {
    defaultMessage:
      'Every word must occur in the order’s number, date, status, payment method or total.',
    id: 'o49Fop',
  },
  showAll: { defaultMessage: 'Show all orders', id: '5n/AqJ' },
  count: { defaultMessage: '{count, plural, one {# order} other {# orders}}', id: '6IPn1w' },
})

const heads = defineMessages({
  number: { defaultMessage: 'Order number', id: 'HjByX7' },
  date: { defaultMessage: 'Date', id: 'P7PLVj' },
  status: { defaultMessage: 'Status', id: 'tzMNF3' },
  method: { defaultMessage: 'Payment method', id: 'BVTni9' },
  total: { defaultMessage: 'Total', id: 'MJ2jZQ' },
  resourcesPhrase: {
    defaultMessage: '{value, plural, one {# resource} other {# resources}}',
    id: '47SfS0',
  },
  resources: { defaultMessage: 'Resources', id: 'c/KktL' },
})

/** An order open over the list: by its number, which people know, or by its key when it never got one. */
export const orderOver = (
  { orderNumber, id }: Pick<OrderRow_OrderFragment, 'orderNumber' | 'id'>,
  search: string,
) => ({ pathname: paths.orders.href(orderNumber ?? id), search })

/** What a teacher ordered, newest first: T2.11. The total comes with the rows, which are one person's. */
export const orders = defineList({
  id: 'orders',
  path: paths.orders.href(),
  words: { ...words, search: { label: words.search, placeholder: words.placeholder } },
  documents: { page: OrdersDocument, search: OrdersSearchDocument },
  // The cart is no order yet, but what is being paid by card is, and what money has come for.
  always: {
    or: [
      { orderStatus: { neq: 'PENDING' } },
      { paymentOpenUntil: { is: 'NOT_NULL' } },
      { unplacedAmount: { gt: '0' } },
    ],
  },
  columns: [
    {
      key: 'orderNumber',
      header: heads.number,
      kind: 'text',
      sort: true,
      value: (order) => order.orderNumber,
    },
    {
      key: 'orderDateTime',
      header: heads.date,
      kind: 'moment',
      sort: true,
      descendingFirst: true,
      value: (order) => order.orderDateTime,
    },
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
      card: 'subtitle',
      value: (order, intl) =>
        order.orderPaymentMethod === null ? null : methodWord(intl, order.orderPaymentMethod),
    },
    {
      key: 'orderTotal',
      header: heads.total,
      kind: 'money',
      sort: true,
      descendingFirst: true,
      value: (order) => order.orderTotal,
    },
    {
      key: 'productCount',
      header: heads.resources,
      kind: 'number',
      sort: true,
      descendingFirst: true,
      card: 'subtitle',
      phrase: heads.resourcesPhrase,
      value: (order) => order.productCount,
    },
  ],
  defaultSort: { column: 'orderDateTime', descending: true },
  pageSizes: [10, 25, 50, 100],
  density: 'comfortable',
  open: orderOver,
})
