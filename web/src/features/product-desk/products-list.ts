import { defineList } from '@/components/list/define-list.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import type { ProductOrderBy } from '@/graphql/schema-types.generated.ts'
import {
  DeskProductCountDocument,
  DeskProductsDocument,
  DeskProductSearchDocument,
} from './products.generated.ts'
import { percentWords } from '@/domain/product/percent-words.ts'
import { productFilters } from './product-filters.ts'
import { heads, words } from './product-words.ts'
import { publicationBadge, publicationOf } from '@/domain/product/publication.ts'

/** What the shop sells (A2.7), by title from the end of the alphabet; of equal titles what is featured comes first. */
export const products = defineList({
  id: 'products',
  path: adminPaths.catalogueProducts.href(),
  words: { ...words, search: { label: words.search, placeholder: words.placeholder } },
  documents: {
    page: DeskProductsDocument,
    search: DeskProductSearchDocument,
    count: DeskProductCountDocument,
  },
  columns: [
    {
      key: 'title',
      header: heads.title,
      kind: 'text',
      sort: (direction): ProductOrderBy[] => [
        { title: direction },
        { featured: 'DescNullsLast' },
        { publishDate: 'DescNullsLast' },
      ],
      value: ({ title }) => title,
    },
    {
      key: 'featured',
      header: heads.featured,
      kind: 'check',
      sort: true,
      descendingFirst: true,
      value: ({ featured }) => featured,
    },
    {
      key: 'price',
      header: heads.price,
      kind: 'money',
      sort: true,
      descendingFirst: true,
      value: ({ price }) => price,
    },
    {
      key: 'discountPercentage',
      header: heads.discount,
      kind: 'text',
      sort: true,
      descendingFirst: true,
      value: ({ discountPercentage }, intl) => percentWords(intl, discountPercentage),
    },
    {
      key: 'category',
      header: heads.category,
      kind: 'text',
      value: ({ category }) => category?.name ?? null,
    },
    {
      key: 'publishDate',
      header: heads.publishDate,
      kind: 'moment',
      sort: true,
      descendingFirst: true,
      card: 'line',
      value: ({ publishDate }) => publishDate,
    },
    {
      key: 'state',
      header: heads.state,
      kind: 'status',
      show: 'optional',
      value: ({ publishDate }) => publicationOf(publishDate),
      badge: publicationBadge,
    },
    {
      key: 'updatedAt',
      header: heads.modified,
      kind: 'moment',
      sort: true,
      descendingFirst: true,
      card: 'line',
      value: ({ updatedAt }) => updatedAt,
    },
    {
      key: 'physical',
      header: heads.physical,
      kind: 'check',
      sort: true,
      descendingFirst: true,
      from: 'medium',
      value: ({ physical }) => physical,
    },
    {
      key: 'eCommerceProduct',
      header: heads.eCommerce,
      kind: 'check',
      sort: true,
      descendingFirst: true,
      from: 'medium',
      value: ({ eCommerceProduct }) => eCommerceProduct,
    },
    {
      key: 'subscriptionProduct',
      header: heads.subscription,
      kind: 'check',
      sort: true,
      descendingFirst: true,
      from: 'medium',
      value: ({ subscriptionProduct }) => subscriptionProduct,
    },
    {
      key: 'fileCount',
      header: heads.files,
      kind: 'number',
      sort: true,
      from: 'medium',
      value: ({ fileCount }) => fileCount,
    },
    {
      key: 'videoCount',
      header: heads.videos,
      kind: 'number',
      sort: true,
      from: 'medium',
      value: ({ videoCount }) => videoCount,
    },
    {
      key: 'missingCount',
      header: heads.missingFiles,
      kind: 'number',
      sort: true,
      descendingFirst: true,
      show: 'optional',
      showWith: 'missing',
      value: ({ missingCount }) => missingCount,
    },
  ],
  filters: productFilters,
  defaultSort: { column: 'title', descending: true },
  pageSizes: [10, 25, 50, 100],
  density: 'compact',
  live: 'product',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
