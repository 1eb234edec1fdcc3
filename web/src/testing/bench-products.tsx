import { gql, type TypedDocumentNode } from '@apollo/client'
import { defineMessages } from 'react-intl'
import { defineList, type Connection } from '@/components/list/define-list.ts'
import { checkboxFilter } from '@/components/list/filters.ts'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { OrderByDirection } from '@/graphql/schema-types.generated.ts'

/*
 * The resources of the shop through the list kit, for `npm run bench:lists` only: its build has this page in place of
 * the holidays (vite.bench.config.ts), because the back-office has no screen for resources yet. Nothing here is shipped.
 */

interface ProductRow {
  __typename: 'Product'
  nodeId: string
  id: string
  title: string
  sku: string | null
  type: string | null
  price: string | null
  featured: boolean
  createdAt: string
}

/** Nothing in the app filters or orders resources yet, so the generated types have no such types. */
type ProductFilter = Record<string, unknown>
type ProductOrderBy = Partial<
  Record<'id' | 'title' | 'sku' | 'type' | 'price' | 'createdAt', OrderByDirection>
>

interface Variables {
  filter: ProductFilter
  orderBy: ProductOrderBy[]
  first: number
  offset: number
}
type Page = { list: Connection<ProductRow> | null }

const row = gql`
  fragment BenchProduct on Product {
    nodeId
    id
    title
    sku
    type
    price
    featured
    createdAt
  }
`

const page: TypedDocumentNode<Page, Variables> = gql`
  query BenchProducts(
    $filter: ProductFilter!
    $orderBy: [ProductOrderBy!]!
    $first: Int!
    $offset: Int!
  ) {
    list: productCollection(filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
      edges {
        node {
          nodeId
          ...BenchProduct @unmask
        }
      }
    }
  }
  ${row}
`

const search: TypedDocumentNode<Page, Variables & { words: string }> = gql`
  query BenchProductSearch(
    $words: String!
    $filter: ProductFilter!
    $orderBy: [ProductOrderBy!]!
    $first: Int!
    $offset: Int!
  ) {
    list: searchProducts(
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
          ...BenchProduct @unmask
        }
      }
    }
  }
  ${row}
`

const count: TypedDocumentNode<{ list: { totalCount: number } | null }, { filter: ProductFilter }> =
  gql`
    query BenchProductCount($filter: ProductFilter!) {
      list: productCollection(filter: $filter, first: 1) {
        totalCount
      }
    }
  `

// Texts that the app has already: this page adds none to the catalogues.
const words = defineMessages({
  title: { defaultMessage: 'Resources', id: 'c/KktL' },
  loading: { defaultMessage: 'Loading Orders…', id: 'L8l+R/' },
  empty: { defaultMessage: 'No Orders found', id: 'qH+YQK' },
  search: { defaultMessage: 'Search orders', id: '+VcRi3' },
  count: { defaultMessage: '{count, plural, one {# order} other {# orders}}', id: '6IPn1w' },
  date: { defaultMessage: 'Date', id: 'P7PLVj' },
  number: { defaultMessage: 'Order number', id: 'HjByX7' },
  status: { defaultMessage: 'Status', id: 'tzMNF3' },
  total: { defaultMessage: 'Total', id: 'MJ2jZQ' },
})

const products = defineList({
  id: 'bench-products',
  path: adminPaths.holidays.pattern,
  words: { ...words, search: { label: words.search } },
  documents: { page, search, count },
  columns: [
    { key: 'title', header: words.title, kind: 'text', sort: true, value: (p) => p.title },
    { key: 'sku', header: words.number, kind: 'text', sort: true, value: (p) => p.sku },
    { key: 'type', header: words.status, kind: 'text', sort: true, value: (p) => p.type },
    { key: 'price', header: words.total, kind: 'money', sort: true, value: (p) => p.price },
    { key: 'featured', header: words.status, kind: 'check', value: (p) => p.featured },
    {
      key: 'createdAt',
      header: words.date,
      kind: 'moment',
      sort: true,
      descendingFirst: true,
      value: (p) => p.createdAt,
    },
  ],
  filters: { featured: checkboxFilter({ label: words.status, where: { featured: { eq: true } } }) },
  defaultSort: { column: 'createdAt', descending: true },
  pageSizes: [25, 10, 50, 100],
})

export const { loader, shouldRevalidate } = listRoute(products)

export function Component() {
  return <ListPage list={products} bulkActions={bulkActions} />
}

/** Rows can be picked. What would be done with them is not part of the bench. */
const bulkActions = [{ id: 'nothing', label: '–', onRun: () => undefined }]
