import { allRows, defineList } from '@/components/list/define-list.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { goodsColumns } from '@/domain/product/goods/goods-columns.ts'
import {
  DeskProductsCountDocument,
  DeskProductsDocument,
  DeskProductsSearchDocument,
} from './products.generated.ts'
import { productColumn } from './product-column.ts'
import { productFilters } from './product-filters.ts'
import { heads, words } from './product-words.ts'

/** What the shop sells (A2.7), by title from the end of the alphabet; of equal titles what is featured comes first. */
export const products = defineList({
  id: 'products',
  path: adminPaths.catalogueProducts.href(),
  words: {
    ...words,
    title: adminPaths.catalogueProducts.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: {
    page: DeskProductsDocument,
    search: DeskProductsSearchDocument,
    count: DeskProductsCountDocument,
  },
  columns: [
    goodsColumns.title,
    goodsColumns.featured,
    goodsColumns.price,
    goodsColumns.discount,
    goodsColumns.sale,
    goodsColumns.category,
    goodsColumns.publishDate,
    goodsColumns.state,
    goodsColumns.modified,
    productColumn('physical'),
    productColumn('eCommerceProduct'),
    productColumn('subscriptionProduct'),
    {
      key: 'fileCount',
      header: heads.files,
      kind: 'number',
      sort: true,
      value: ({ fileCount }) => fileCount,
    },
    {
      key: 'videoCount',
      header: heads.videos,
      kind: 'number',
      sort: true,
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
  pageSizes: [10, 25, 50, 100, allRows],
  density: 'compact',
  live: 'product',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
