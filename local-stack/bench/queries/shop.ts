import { ids } from './ids.ts'
import type { ScreenQuery } from './screen-query.ts'

const card = `nodeId id productId productBundleId title price salePrice thumbnails featured physical
  category { nodeId name slug parent { nodeId name } }`
const ordered = (readersLanguage: string) =>
  `[{ featured: DescNullsLast }, ${readersLanguage}{ publishDate: DescNullsLast }, { title: AscNullsLast }, { id: AscNullsLast }]`
const shelfOrder = ordered('{ inAfrikaans: DescNullsLast }, ')
const cheapestFirst = '[{ cost: AscNullsLast }, { id: AscNullsLast }]'
const page = (selection: string) =>
  `edges { cursor node { ${selection} } } pageInfo { hasNextPage endCursor }`

const shelf = (order: string) => `query Shelf($filter: ShopItemFilter, $first: Int!) {
  shopItemCollection(filter: $filter, first: $first, orderBy: ${order}) {
    edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor }
  }
}`
const search = `query Search($words: String!, $categoryIds: [UUID], $tagIds: [UUID], $first: Int!, $atMost: Int) {
  searchShop(words: $words, categoryIds: $categoryIds, tagIds: $tagIds, atMost: $atMost, readerLanguage: "af", first: $first, orderBy: ${shelfOrder}) {
    ${page(card)}
  }
}`
/** While a visitor types: what the words should be, and the first five items. */
const suggestions = `query Suggestions($words: String!) {
  corrected: correctedSearch(words: $words)
  items: searchShop(
    words: $words, eCommerceProduct: true, atMost: 5, readerLanguage: "af", first: 5, orderBy: ${shelfOrder}
  ) {
    edges { node { nodeId id title language category { nodeId name parent { nodeId name } } } }
  }
}`
const filtered = `query Filtered($first: Int!, $atMost: Int) {
  searchShop(
    words: "worksheet", eCommerceProduct: true, kind: "download", language: "af", maxCost: "100.00", sort: "cheapest",
    atMost: $atMost, readerLanguage: "af", first: $first, orderBy: ${cheapestFirst}
  ) { ${page(card)} }
}`
const product = `query ProductPage($id: UUID!) {
  productByPk(id: $id) {
    nodeId id title description thumbnails price salePrice physical sku publishDate tags questions
    category { nodeId name parent { nodeId name parent { nodeId name } } }
  }
  productTagCollection { edges { node { nodeId id name } } }
}`
const bundle = `query BundlePage($id: UUID!) {
  productBundleByPk(id: $id) {
    nodeId id title description thumbnails price salePrice physical tags questions
    products(orderBy: [{ position: AscNullsLast }]) { edges { node { nodeId productId title } } }
  }
}`
const library = `query Library($view: String!, $words: String!, $categoryIds: [UUID]) {
  products: myLibrary(
    view: $view, words: $words, categoryIds: $categoryIds, atMost: 10, skipping: 0, first: 10
  ) {
    ${page('nodeId id title thumbnails physical ownedAs ownedSince category { nodeId name }')}
  }
  counted: myLibrary(view: $view, words: $words, categoryIds: $categoryIds) { totalCount }
}`
const cart = `query Cart {
  myCart {
    nodeId updatedAt shippingFee orderTotal orderVat
    orderLineCollection { edges { node {
      nodeId productId title price linePrice physical available product { nodeId thumbnails salePrice }
    } } }
  }
}`

const both = ['visitor', 'teacher'] as const

export const shopQueries: ScreenQuery[] = [
  ...both.flatMap((as): ScreenQuery[] => [
    {
      screen: as === 'visitor' ? '/' : '/app/products',
      what: 'grid',
      as,
      paged: true,
      document: shelf(shelfOrder),
      variables: { first: as === 'visitor' ? 4 : 10 },
    },
    {
      screen: 'shop search',
      what: 'three words',
      as,
      paged: true,
      document: search,
      variables: { words: 'worksheet fractions term', first: 10, atMost: 11 },
    },
    {
      screen: 'shop search',
      what: 'a misspelt word',
      as,
      paged: true,
      document: search,
      variables: { words: 'fracton', first: 10, atMost: 11 },
    },
    {
      screen: 'shop search',
      what: 'suggestions, first letters',
      as,
      paged: false,
      document: suggestions,
      variables: { words: 'work' },
    },
    {
      screen: 'shop search',
      what: 'suggestions, a misspelt word',
      as,
      paged: false,
      document: suggestions,
      variables: { words: 'fracton' },
    },
    {
      screen: 'shop search',
      what: 'every filter, cheapest first',
      as,
      paged: true,
      document: filtered,
      variables: { first: 10, atMost: 11 },
    },
    {
      screen: 'shop',
      what: 'cheapest posted under a price',
      as,
      paged: true,
      document: shelf(cheapestFirst),
      variables: { filter: { kind: { eq: 'posted' }, cost: { lte: '200.00' } }, first: 10 },
    },
    {
      screen: 'product page',
      what: 'related',
      as,
      paged: false,
      document: `query Related($id: UUID!) {
        related: relatedItems(itemId: $id) { edges { node { ${card} } } }
        bundles: bundlesWith(itemId: $id) { edges { node { ${card} } } }
      }`,
      variables: { id: ids.product },
    },
    {
      screen: 'shop search',
      what: 'one rare word',
      as,
      paged: true,
      document: search,
      variables: { words: '100117', first: 10, atMost: 11 },
    },
    {
      screen: 'shop search',
      what: 'tag in a category',
      as,
      paged: true,
      document: search,
      variables: {
        words: '',
        categoryIds: ids.gradeCategories,
        tagIds: [ids.tag],
        first: 10,
        atMost: 11,
      },
    },
    {
      screen: 'category',
      what: 'grid',
      as,
      paged: true,
      document: shelf(shelfOrder),
      variables: { filter: { categoryId: { in: ids.gradeCategories } }, first: 10 },
    },
    {
      screen: 'product page',
      what: 'resource',
      as,
      paged: false,
      document: product,
      variables: { id: ids.product },
    },
    {
      screen: 'product page',
      what: 'bundle',
      as,
      paged: false,
      document: bundle,
      variables: { id: ids.bundle },
    },
  ]),
  {
    screen: 'category tree',
    what: 'all categories',
    as: 'visitor',
    paged: false,
    document:
      '{ productCategoryCollection { edges { node { nodeId id name parentId grade slug } } } }',
  },
  {
    screen: 'product page',
    what: 'owned, add to library',
    as: 'teacher',
    paged: false,
    document: 'query Owned($id: UUID!) { productByPk(id: $id) { nodeId ownedAs libraryAccess } }',
    variables: { id: ids.product },
  },
  { screen: 'cart', what: 'cart with lines', as: 'teacher', paged: false, document: cart },
  ...(['purchased', 'bought', 'subscribed'] as const).map((view): ScreenQuery => ({
    screen: `/app/${view}-${view === 'purchased' ? 'resources' : 'products'}`,
    what: 'grid',
    as: 'teacher',
    paged: true,
    document: library,
    variables: { view, words: '' },
  })),
  {
    screen: '/app/bought-products',
    what: 'search in a category',
    as: 'teacher',
    paged: true,
    document: library,
    variables: {
      view: 'bought',
      words: 'grade',
      categoryIds: ids.gradeCategories,
    },
  },
]
