import { gql, type TypedDocumentNode } from '@apollo/client'
import { defineMessages } from 'react-intl'
import type {
  TeacherProductsOrderFilter,
  TeacherProductsOrderOrderBy,
} from '@/graphql/schema-types.generated.ts'
import { defineList, type Connection } from '../define-list.ts'
import { checkboxFilter, choiceFilter, daysFilter, severalFilter } from '../filters.ts'

/** A list with something of everything, over a table that the schema has. */
export interface OrderRow {
  __typename: 'TeacherProductsOrder'
  nodeId: string
  id: string
  orderNumber: string | null
  orderDateTime: string | null
  orderStatus: string
  orderPaymentMethod: string | null
  orderTotal: string
  productCount: number
}

type Variables = {
  filter: TeacherProductsOrderFilter
  orderBy: TeacherProductsOrderOrderBy[]
  first: number
  offset: number
}
type Page = { list: Connection<OrderRow> | null }

const row = gql`
  fragment FixtureRow on TeacherProductsOrder {
    nodeId
    id
    orderNumber
    orderDateTime
    orderStatus
    orderPaymentMethod
    orderTotal
    productCount
  }
`

export const page: TypedDocumentNode<Page, Variables> = gql`
  query FixturePage(
    $filter: TeacherProductsOrderFilter!
    $orderBy: [TeacherProductsOrderOrderBy!]!
    $first: Int!
    $offset: Int!
  ) {
    list: teacherProductsOrderCollection(
      filter: $filter
      orderBy: $orderBy
      first: $first
      offset: $offset
    ) {
      edges {
        node {
          nodeId
          ...FixtureRow @unmask
        }
      }
    }
  }
  ${row}
`

export const search: TypedDocumentNode<Page, Variables & { words: string }> = gql`
  query FixtureSearch(
    $words: String!
    $filter: TeacherProductsOrderFilter!
    $orderBy: [TeacherProductsOrderOrderBy!]!
    $first: Int!
    $offset: Int!
  ) {
    list: searchOrders(
      words: $words
      filter: $filter
      orderBy: $orderBy
      first: $first
      offset: $offset
    ) {
      totalCount
      edges {
        node {
          nodeId
          ...FixtureRow @unmask
        }
      }
    }
  }
  ${row}
`

export const count: TypedDocumentNode<
  { list: { totalCount: number } | null },
  { filter: TeacherProductsOrderFilter }
> = gql`
  query FixtureCount($filter: TeacherProductsOrderFilter!) {
    list: teacherProductsOrderCollection(filter: $filter) {
      totalCount
    }
  }
`

const words = defineMessages({
  title: { defaultMessage: 'My orders', id: 'cA7xQl' },
  loading: { defaultMessage: 'Loading Orders…', id: 'L8l+R/' },
  empty: { defaultMessage: 'No Orders found', id: 'qH+YQK' },
  count: { defaultMessage: '{count, plural, one {# order} other {# orders}}', id: '6IPn1w' },
  number: { defaultMessage: 'Order number', id: 'HjByX7' },
  date: { defaultMessage: 'Date', id: 'P7PLVj' },
  status: { defaultMessage: 'Status', id: 'tzMNF3' },
  method: { defaultMessage: 'Payment method', id: 'BVTni9' },
  total: { defaultMessage: 'Total', id: 'MJ2jZQ' },
  products: { defaultMessage: 'Resources', id: 'c/KktL' },
  search: { defaultMessage: 'Search orders', id: '+VcRi3' },
  showAll: { defaultMessage: 'Show all orders', id: '5n/AqJ' },
})

export const orders = defineList({
  id: 'fixture',
  path: '/orders',
  words: { ...words, search: { label: words.search } },
  documents: { page, search, count },
  always: { orderStatus: { neq: 'PENDING' } },
  columns: [
    {
      key: 'orderNumber',
      header: words.number,
      kind: 'text',
      value: (o) => o.orderNumber,
      sort: true,
    },
    {
      key: 'date',
      header: words.date,
      kind: 'moment',
      value: (o) => o.orderDateTime,
      sort: 'orderDateTime',
      descendingFirst: true,
    },
    {
      key: 'orderStatus',
      header: words.status,
      kind: 'status',
      value: (o) => o.orderStatus,
      badge: () => ({ tone: 'note', label: words.status }),
      sort: true,
    },
    {
      key: 'method',
      header: words.method,
      kind: 'text',
      value: (o) => o.orderPaymentMethod,
      show: 'optional',
    },
    {
      key: 'orderTotal',
      header: words.total,
      kind: 'money',
      value: (o) => o.orderTotal,
      sort: true,
      descendingFirst: true,
    },
    {
      key: 'productCount',
      header: words.products,
      kind: 'number',
      value: (o) => o.productCount,
      sort: (direction) => [{ productCount: direction }, { orderTotal: direction }],
    },
  ],
  filters: {
    many: checkboxFilter({ label: words.products, where: { productCount: { gt: 1 } } }),
    status: choiceFilter({
      label: words.status,
      options: [
        { value: 'PAID', label: 'Paid' },
        { value: 'CANCELLED', label: 'Cancelled' },
      ],
      where: (status) => ({ orderStatus: { eq: status } }),
    }),
    method: severalFilter({
      label: words.method,
      options: [
        { value: 'EFT', label: 'EFT' },
        { value: 'Free', label: 'Free' },
      ],
      matches: ['any', 'all'],
      where: (methods, match) => ({
        [match === 'all' ? 'and' : 'or']: methods.map((one) => ({
          orderPaymentMethod: { eq: one },
        })),
      }),
    }),
    placed: daysFilter<TeacherProductsOrderFilter>({
      label: words.date,
      column: 'orderDateTime',
      holds: 'moments',
    }),
  },
  defaultSort: { column: 'date', descending: true },
  pageSizes: [10, 25, 100],
  groups: ['orderStatus'],
  open: (order, address) => ({ pathname: `/orders/${order.id}`, search: address }),
})
