import { catalogueDeskQueries } from './catalogue-desk.ts'
import { list, search } from './desk-lists.ts'
import { ids } from './ids.ts'
import type { ScreenQuery } from './screen-query.ts'

const month =
  'administrators see a month of orders, 2,800 here and 28 at 1 %, which are found before they are sorted; other days by their number'

const orderRow =
  'orderNumber orderDateTime owner orderStatus orderPaymentMethod orderTotal paymentBeingConfirmed productCount hasPhysical hasQuestions'

/** A first page of the orders or quotes of these days, and its count; no days are the last month. */
function orders(
  screen: string,
  what: string,
  asked: { words: string; quotes: boolean; placedFrom?: string },
): ScreenQuery[] {
  const given = `words: $words, quotes: $quotes, placedFrom: $placedFrom`
  const declared = '$words: String!, $quotes: Boolean!, $placedFrom: Datetime'
  const shared = { screen, as: 'administrator' as const, grows: month }
  return [
    {
      ...shared,
      what,
      paged: true,
      document: `query Orders(${declared}, $first: Int!) {
        searchOrders(
          ${given}, atMost: $first, first: $first, orderBy: [{ orderDateTime: DescNullsLast }, { id: AscNullsLast }]
        ) {
          edges { cursor node { nodeId id ${orderRow} } } pageInfo { hasNextPage endCursor }
        }
      }`,
      variables: { ...asked, first: 15 },
    },
    {
      ...shared,
      what: `${what}, count`,
      paged: false,
      document: `query Count(${declared}) { searchOrders(${given}) { totalCount } }`,
      variables: asked,
    },
  ]
}

const customerRow =
  'username registrationDate email title name surname phone roleList province language schoolName'

const deliveryRow =
  'updatedAt orderId orderNumber paidAt recipient town deliveryState quantity packed sent'

const deliveries = (what: string, filter: Record<string, unknown>) =>
  list({
    screen: '/admin/deliveries',
    what,
    collection: 'deliveryCollection',
    row: deliveryRow,
    orderBy: '{ paidAt: AscNullsLast }',
    filter,
    filterType: 'DeliveryFilter',
    first: 25,
  })

export const backOfficeQueries: ScreenQuery[] = [
  ...catalogueDeskQueries,
  ...deliveries('to pack', { deliveryState: { eq: 'TO_PACK' } }),
  ...deliveries('all', { deliveryState: { neq: 'WITHDRAWN' } }),
  ...search({
    screen: '/admin/deliveries',
    field: 'searchDeliveries',
    row: deliveryRow,
    orderBy: '{ paidAt: AscNullsLast }',
    words: 'paarl ax26',
    grows: 'a search looks at everything that it found',
  }),
  ...orders('/admin/productorders', 'page', { words: '', quotes: false }),
  ...orders('/admin/productorders', 'search', { words: 'thandi paid', quotes: false }),
  ...orders('/admin/productorders', 'all days', {
    words: '',
    quotes: false,
    placedFrom: '2000-01-01T00:00:00Z',
  }),
  ...orders('/admin/productorders', 'search in all days', {
    words: 'thandi paid',
    quotes: false,
    placedFrom: '2000-01-01T00:00:00Z',
  }),
  ...orders('/admin/productorder-quotes', 'page', { words: '', quotes: true }),
  {
    screen: '/admin',
    what: 'orders and quotes that wait',
    as: 'administrator',
    paged: false,
    document: `query Counts($filter: TeacherProductsOrderFilter) {
      teacherProductsOrderCollection(filter: $filter) { totalCount }
    }`,
    variables: { filter: { orderStatus: { eq: 'PROCESSING' } } },
  },
  {
    screen: '/admin',
    what: 'what waits, and sales',
    as: 'administrator',
    paged: false,
    document: 'query Overview { overviewForAdmin shopProblems }',
    grows:
      'it counts transfers and resources, 8,000 and 24,000 here, and adds up the invoices of two months',
  },
  {
    screen: '/admin/productorders/{orderId}',
    what: 'refunds',
    as: 'administrator',
    paged: false,
    document: 'query Refunds($id: UUID!) { orderRefunds(orderId: $id) }',
    variables: { id: ids.customerOrder },
  },
  ...list({
    screen: '/admin/productorders/customer',
    collection: 'teacherProductsOrderCollection',
    row: orderRow,
    orderBy: '{ orderDateTime: DescNullsLast }',
    filter: { teacherProfileId: { eq: ids.customer } },
    filterType: 'TeacherProductsOrderFilter',
    first: 15,
    grows: month,
  }),
  ...list({
    screen: '/admin/schools',
    collection: 'schoolCollection',
    row: 'name town provinces isGeneric',
    orderBy: '{ name: DescNullsLast }',
  }),
  ...search({
    screen: '/admin/schools',
    field: 'searchSchools',
    row: 'name provinces isGeneric',
    orderBy: '{ name: DescNullsLast }',
    words: 'paarl primary',
  }),
  ...list({
    screen: '/admin/lessontemplates',
    collection: 'subjectTemplateCollection',
    row: 'name complexity subjectName gradeOrder schoolName',
    orderBy: '{ name: AscNullsLast }',
  }),
  ...list({
    screen: '/admin/assessmenttemplates',
    collection: 'assessmentTemplateCollection',
    row: 'title complexity totalMinutes totalMarks subjectName gradeOrder schoolName',
    orderBy: '{ title: AscNullsLast }',
  }),
  ...list({
    screen: '/admin/announcements',
    collection: 'announcementCollection',
    row: 'title message createdAt',
    orderBy: '{ createdAt: DescNullsLast }',
  }),
  ...list({
    screen: '/admin/communications',
    collection: 'communicationCollection',
    row: 'subject sendTo publishDate',
    orderBy: '{ publishDate: DescNullsLast }',
  }),
  ...list({
    screen: '/admin/coupons',
    collection: 'couponCollection',
    row: 'couponCode startDate endDate enabled',
    orderBy: '{ couponCode: AscNullsLast }',
  }),
  ...list({
    screen: '/admin/subjects',
    collection: 'subjectCollection',
    row: 'grade subject',
    orderBy: '{ grade: AscNullsLast }',
  }),
  ...list({
    screen: '/admin/terms',
    collection: 'termCollection',
    row: 'label startDate endDate provinces',
    orderBy: '{ startDate: AscNullsLast }',
  }),
  ...list({
    screen: '/admin/holidays',
    collection: 'holidayCollection',
    row: 'label date',
    orderBy: '{ label: AscNullsLast }',
  }),
  ...list({
    screen: '/admin/taxonomies',
    collection: 'taxonomyCollection',
    row: 'name cognitiveLevels { edges { node { nodeId label percentage } } }',
    orderBy: '{ name: AscNullsLast }',
  }),
  ...list({
    screen: '/admin/teacherprofiles',
    collection: 'reportingTeacherCollection',
    row: customerRow,
    orderBy: '{ registrationDate: DescNullsLast }',
  }),
  ...list({
    screen: 'teacher picker',
    collection: 'reportingTeacherCollection',
    row: 'teacherProfileId title name surname email',
    orderBy: '{ name: AscNullsLast }, { surname: AscNullsLast }, { email: AscNullsLast }',
  }),
  ...search({
    screen: '/admin/teacherprofiles',
    as: 'superadmin',
    field: 'searchReportingTeachers',
    row: customerRow,
    orderBy: '{ registrationDate: DescNullsLast }',
    words: 'teacher42@school.example',
  }),
  {
    screen: '/admin/teacherprofiles/{customerId}',
    what: 'the page about a customer',
    as: 'administrator',
    paged: false,
    document: 'query CustomerPage($id: UUID!) { customerPage(customerId: $id) }',
    variables: { id: ids.customer },
  },
  {
    screen: '/admin/productorders/{orderId}',
    what: 'one order with all its details',
    as: 'administrator',
    paged: false,
    document: `query Order($id: UUID!) {
      teacherProductsOrderByPk(id: $id) {
        nodeId id orderNumber orderStatus orderTotal orderVat shippingFee owner
        teacherProfile { nodeId id }
        orderLineCollection { edges { node { nodeId title price linePrice product { nodeId title sku
          category { nodeId name parent { nodeId name } } } } } }
        orderEventCollection { edges { node { nodeId createdAt fromStatus toStatus reason } } }
      }
    }`,
    variables: { id: ids.customerOrder },
  },
  {
    screen: 'picker of an order',
    what: 'goods with a common word',
    as: 'administrator',
    paged: false,
    document: 'query Goods($words: String!) { searchGoods(words: $words, atMost: 41) }',
    variables: { words: 'grade' },
    grows:
      'every title that contains the word is compared, to show those first that it is a part of',
  },
  {
    screen: 'picker of an order',
    what: 'goods with two words',
    as: 'administrator',
    paged: false,
    document: 'query Goods($words: String!) { searchGoods(words: $words, atMost: 41) }',
    variables: { words: 'fractions grade 4' },
    grows: 'as above',
  },
  {
    screen: 'picker of an order',
    what: 'the newest goods',
    as: 'administrator',
    paged: false,
    document: 'query Goods { searchGoods(words: "", atMost: 41) }',
  },
  {
    screen: '/admin/productorders/customer/{id}/{owner}/new',
    what: 'the customer',
    as: 'administrator',
    paged: false,
    document: `query Customer($id: UUID!, $owner: String!) {
      customerForOrder(teacherProfileId: $id, owner: $owner)
    }`,
    variables: { id: ids.customer, owner: ids.customerOwner },
  },
  {
    screen: '/admin/productorders/customer/{id}/{owner}/new',
    what: 'what it would come to',
    as: 'administrator',
    paged: false,
    document: `query Preview($id: UUID!, $items: JSON!) {
      orderPreview(teacherProfileId: $id, items: $items, couponCode: "NONE")
    }`,
    variables: {
      id: ids.customer,
      items: JSON.stringify([{ productId: ids.product }, { productBundleId: ids.bundle }]),
    },
  },
  {
    screen: '/admin/productorders/{orderId}',
    what: 'the whole document of one order',
    as: 'administrator',
    paged: false,
    document: 'query Order($key: String!) { orderForAdmin(orderKey: $key) }',
    variables: { key: ids.customerOrder },
  },
  // Members of the group reporting see only the dashboards. Finding nothing here must not take a look at each row.
  ...list({
    screen: '/admin/teacherprofiles',
    as: 'reporting',
    what: 'nothing to see',
    collection: 'reportingTeacherCollection',
    row: customerRow,
    orderBy: '{ registrationDate: DescNullsLast }',
  }),
  ...list({
    screen: '/admin/productorders',
    as: 'reporting',
    what: 'nothing to see',
    collection: 'teacherProductsOrderCollection',
    row: orderRow,
    orderBy: '{ orderDateTime: DescNullsLast }',
  }),
]
