import { list, search } from './desk-lists.ts'
import { ids } from './ids.ts'
import type { ScreenQuery } from './screen-query.ts'

const productRow = `title featured price discountPercentage publishDate updatedAt physical eCommerceProduct
  subscriptionProduct fileCount videoCount missingCount category { nodeId name }`

const products = (what: string, orderBy: string, filter?: Record<string, unknown>) =>
  list({
    screen: '/admin/products',
    what,
    collection: 'productCollection',
    row: productRow,
    orderBy,
    ...(filter && { filter, filterType: 'ProductFilter' }),
  })

/** What administrators ask of resources, bundles, tags and categories. */
export const catalogueDeskQueries: ScreenQuery[] = [
  ...products(
    'by title',
    '{ title: DescNullsLast }, { featured: DescNullsLast }, { publishDate: DescNullsLast }',
  ),
  ...products('missing', '{ title: DescNullsLast }', {
    fileCount: { eq: 0 },
    videoCount: { eq: 0 },
  }),
  ...products('missing files', '{ title: DescNullsLast }', { missingCount: { gt: 0 } }),
  ...products('newest', '{ publishDate: DescNullsLast }'),
  ...products('flags', '{ title: DescNullsLast }', { physical: { eq: true } }),
  ...products('by category', '{ title: DescNullsLast }', {
    categoryId: { in: ids.gradeCategories },
  }),
  ...search({
    screen: '/admin/products',
    field: 'searchProducts',
    row: productRow,
    orderBy: '{ title: DescNullsLast }',
    words: 'worksheet fractions grade 4',
    grows: 'a search looks at everything that it found, 273 resources here and 66 at 1 %',
  }),
  ...list({
    screen: '/admin/productbundles',
    collection: 'productBundleCollection',
    row: 'title featured price discountPercentage publishDate updatedAt category { nodeId name }',
    orderBy: '{ title: DescNullsLast }',
  }),
  ...search({
    screen: '/admin/productbundles',
    field: 'searchBundles',
    row: 'title price publishDate',
    orderBy: '{ title: DescNullsLast }',
    words: 'fractions',
    grows: 'a search looks at everything that it found',
  }),
  {
    screen: '/admin/products',
    what: 'tags and categories with their counts',
    as: 'administrator',
    paged: false,
    document: 'query Shelves { tagsForAdmin categoriesForAdmin }',
    grows: 'it counts every resource, 24,000 here',
  },
]
