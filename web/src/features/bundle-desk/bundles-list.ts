import { defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { percentWords } from '@/domain/product/percent-words.ts'
import { publicationBadge, publicationOf } from '@/domain/product/publication.ts'
import type { ProductBundleOrderBy } from '@/graphql/schema-types.generated.ts'
import { bundleFilters } from './bundle-filters.ts'
import { heads, words } from './bundle-words.ts'
import {
  DeskBundleCountDocument,
  DeskBundlesDocument,
  DeskBundleSearchDocument,
} from './bundles.generated.ts'

/** The bundles of the shop (A2.8), in the order of the list of resources. */
export const bundles = defineList({
  id: 'bundles',
  path: adminPaths.productBundles.href(),
  words: { ...words, search: { label: words.search, placeholder: words.placeholder } },
  documents: {
    page: DeskBundlesDocument,
    search: DeskBundleSearchDocument,
    count: DeskBundleCountDocument,
  },
  columns: [
    {
      key: 'title',
      header: heads.title,
      kind: 'text',
      sort: (direction): ProductBundleOrderBy[] => [
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
      key: 'memberCount',
      header: heads.members,
      kind: 'number',
      sort: true,
      descendingFirst: true,
      from: 'medium',
      value: ({ memberCount }) => memberCount,
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
  ],
  filters: bundleFilters,
  defaultSort: { column: 'title', descending: true },
  pageSizes: [10, 25, 50, 100],
  density: 'compact',
  live: 'product_bundle',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
