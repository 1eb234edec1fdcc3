import { allRows, defineList } from '@/components/list/define-list.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { goodsColumns } from '@/domain/product/goods/goods-columns.ts'
import { bundleFilters } from './bundle-filters.ts'
import { heads, words } from './bundle-words.ts'
import {
  DeskBundlesCountDocument,
  DeskBundlesDocument,
  DeskBundlesSearchDocument,
} from './bundles.generated.ts'

/** The bundles of the shop (A2.8), in the order of the list of resources. */
export const bundles = defineList({
  id: 'bundles',
  path: adminPaths.productBundles.href(),
  words: {
    ...words,
    title: adminPaths.productBundles.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: {
    page: DeskBundlesDocument,
    search: DeskBundlesSearchDocument,
    count: DeskBundlesCountDocument,
  },
  columns: [
    goodsColumns.title,
    goodsColumns.featured,
    goodsColumns.price,
    goodsColumns.discount,
    goodsColumns.sale,
    goodsColumns.category,
    {
      key: 'memberCount',
      header: heads.members,
      kind: 'number',
      sort: true,
      descendingFirst: true,
      value: ({ memberCount }) => memberCount,
    },
    goodsColumns.publishDate,
    goodsColumns.state,
    goodsColumns.modified,
  ],
  filters: bundleFilters,
  defaultSort: { column: 'title', descending: true },
  pageSizes: [10, 25, 50, 100, allRows],
  density: 'compact',
  live: 'product_bundle',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
