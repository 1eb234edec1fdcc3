import { ids } from './ids.ts'
import type { ScreenQuery } from './screen-query.ts'
import { orderSearch } from './workspace.ts'

interface List {
  screen: string
  collection: string
  row: string
  orderBy: string
  what?: string
  filter?: Record<string, unknown>
  filterType?: string
  first?: number
}

/** A page of a table with its count, as all tables of the back-office ask for it. */
function list({
  screen,
  collection,
  row,
  orderBy,
  what = 'page',
  filter,
  ...rest
}: List): ScreenQuery {
  const { filterType = 'never', first = 10 } = rest
  const declared = filter ? `, $filter: ${filterType}` : ''
  const given = filter ? ', filter: $filter' : ''
  return {
    screen,
    what,
    as: 'administrator',
    paged: true,
    document: `query Page($first: Int!${declared}) {
      ${collection}(first: $first${given}, orderBy: [${orderBy}, { id: AscNullsLast }]) {
        totalCount edges { cursor node { nodeId id ${row} } } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: { first, ...(filter && { filter }) },
  }
}

const productRow = `title featured price discountPercentage publishDate updatedAt physical eCommerceProduct
  subscriptionProduct category { nodeId name } productContent { nodeId fileKeys urls }`
const customerRow =
  'username registrationDate email title name surname phone roleList province language schoolName'
const orderRow = 'orderNumber orderDateTime owner orderStatus orderPaymentMethod orderTotal'

const products = (what: string, orderBy: string, filter?: Record<string, unknown>) =>
  list({
    screen: '/admin/products',
    what,
    collection: 'productCollection',
    row: productRow,
    orderBy,
    ...(filter && { filter, filterType: 'ProductFilter' }),
  })

export const backOfficeQueries: ScreenQuery[] = [
  products('by title', '{ title: DescNullsLast }'),
  products('newest', '{ publishDate: DescNullsLast }'),
  products('flags', '{ title: DescNullsLast }', { physical: { eq: true } }),
  products('by category', '{ title: DescNullsLast }', {
    categoryId: { in: ids.gradeCategories },
  }),
  {
    screen: '/admin/products',
    what: 'search',
    as: 'administrator',
    paged: true,
    document: `query Search($words: String!, $first: Int!) {
      searchProducts(words: $words, first: $first, orderBy: [{ title: DescNullsLast }, { id: AscNullsLast }]) {
        totalCount edges { cursor node { nodeId id ${productRow} } } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: { words: 'worksheet fractions grade 4', first: 10 },
  },
  list({
    screen: '/admin/productbundles',
    collection: 'productBundleCollection',
    row: 'title featured price discountPercentage publishDate updatedAt category { nodeId name }',
    orderBy: '{ title: DescNullsLast }',
  }),
  list({
    screen: '/admin/productorders',
    collection: 'teacherProductsOrderCollection',
    row: orderRow,
    orderBy: '{ orderDateTime: DescNullsLast }',
    filter: { orderStatus: { neq: 'QUOTING' } },
    filterType: 'TeacherProductsOrderFilter',
    first: 15,
  }),
  {
    screen: '/admin/productorders',
    what: 'search',
    as: 'administrator',
    paged: true,
    document: orderSearch,
    variables: { words: 'thandi paid', first: 15 },
  },
  list({
    screen: '/admin/productorder-quotes',
    collection: 'teacherProductsOrderCollection',
    row: orderRow,
    orderBy: '{ orderDateTime: DescNullsLast }',
    filter: { orderStatus: { eq: 'QUOTING' } },
    filterType: 'TeacherProductsOrderFilter',
    first: 15,
  }),
  list({
    screen: '/admin/productorders/customer',
    collection: 'teacherProductsOrderCollection',
    row: orderRow,
    orderBy: '{ orderDateTime: DescNullsLast }',
    filter: { teacherProfileId: { eq: ids.profile } },
    filterType: 'TeacherProductsOrderFilter',
    first: 15,
  }),
  list({
    screen: '/admin/schools',
    collection: 'schoolCollection',
    row: 'name town provinces isGeneric',
    orderBy: '{ name: DescNullsLast }',
  }),
  {
    screen: '/admin/schools',
    what: 'search',
    as: 'administrator',
    paged: true,
    document: `query Search($words: String!, $first: Int!) {
      searchSchools(words: $words, first: $first, orderBy: [{ name: DescNullsLast }, { id: AscNullsLast }]) {
        totalCount edges { cursor node { nodeId id name provinces isGeneric } } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: { words: 'paarl primary', first: 10 },
  },
  list({
    screen: '/admin/lessontemplates',
    collection: 'subjectTemplateCollection',
    row: 'name complexity subjectName gradeOrder schoolName',
    orderBy: '{ name: AscNullsLast }',
  }),
  list({
    screen: '/admin/assessmenttemplates',
    collection: 'assessmentTemplateCollection',
    row: 'title complexity totalMinutes totalMarks subjectName gradeOrder schoolName',
    orderBy: '{ title: AscNullsLast }',
  }),
  list({
    screen: '/admin/announcements',
    collection: 'announcementCollection',
    row: 'title message createdAt',
    orderBy: '{ createdAt: DescNullsLast }',
  }),
  list({
    screen: '/admin/communications',
    collection: 'communicationCollection',
    row: 'subject sendTo publishDate',
    orderBy: '{ publishDate: DescNullsLast }',
  }),
  list({
    screen: '/admin/coupons',
    collection: 'couponCollection',
    row: 'couponCode startDate endDate enabled',
    orderBy: '{ couponCode: AscNullsLast }',
  }),
  list({
    screen: '/admin/subjects',
    collection: 'subjectCollection',
    row: 'grade subject',
    orderBy: '{ grade: AscNullsLast }',
  }),
  list({
    screen: '/admin/terms',
    collection: 'termCollection',
    row: 'label startDate endDate provinces',
    orderBy: '{ startDate: AscNullsLast }',
  }),
  list({
    screen: '/admin/holidays',
    collection: 'holidayCollection',
    row: 'label date',
    orderBy: '{ label: AscNullsLast }',
  }),
  list({
    screen: '/admin/taxonomies',
    collection: 'taxonomyCollection',
    row: 'name cognitiveLevels { edges { node { nodeId label percentage } } }',
    orderBy: '{ name: AscNullsLast }',
  }),
  list({
    screen: '/admin/teacherprofiles',
    collection: 'reportingTeacherCollection',
    row: customerRow,
    orderBy: '{ registrationDate: DescNullsLast }',
  }),
  list({
    screen: 'teacher picker',
    collection: 'reportingTeacherCollection',
    row: 'teacherProfileId title name surname email',
    orderBy: '{ name: AscNullsLast }, { surname: AscNullsLast }, { email: AscNullsLast }',
  }),
  {
    screen: '/admin/teacherprofiles',
    what: 'search',
    as: 'superadmin',
    paged: true,
    document: `query Search($words: String!, $first: Int!) {
      searchReportingTeachers(words: $words, first: $first, orderBy: [{ registrationDate: DescNullsLast }, { id: AscNullsLast }]) {
        totalCount edges { cursor node { nodeId id ${customerRow} } } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: { words: 'teacher42@school.example', first: 10 },
  },
]
