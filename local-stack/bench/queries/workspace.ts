import { ids } from './ids.ts'
import type { ScreenQuery } from './screen-query.ts'

const day = 86_400_000
const range = (days: number) => {
  const start = Date.now() - (days / 2) * day
  return { from: new Date(start).toISOString(), to: new Date(start + days * day).toISOString() }
}
const activities = `query Activities($from: Datetime!, $to: Datetime!) {
  teacherActivityCollection(
    filter: { startDateTime: { lt: $to }, endDateTime: { gt: $from } }
    orderBy: [{ startDateTime: AscNullsLast }]
  ) { edges { node { nodeId id label startDateTime endDateTime color type repeatId } } }
}`
const orders = `query Orders($first: Int!, $filter: TeacherProductsOrderFilter) {
  teacherProductsOrderCollection(
    first: $first
    filter: $filter
    orderBy: [{ orderDateTime: DescNullsLast }, { id: AscNullsLast }]
  ) {
    totalCount
    edges { cursor node { nodeId id orderNumber orderDateTime orderStatus orderPaymentMethod orderTotal } }
    pageInfo { hasNextPage endCursor }
  }
}`
export const orderSearch = `query Orders($words: String!, $first: Int!) {
  searchOrders(
    words: $words
    first: $first
    orderBy: [{ orderDateTime: DescNullsLast }, { id: AscNullsLast }]
  ) {
    totalCount
    edges { cursor node { nodeId id orderNumber orderDateTime orderStatus orderPaymentMethod orderTotal } }
    pageInfo { hasNextPage endCursor }
  }
}`
const order = `query Order($id: UUID!) {
  teacherProductsOrderByPk(id: $id) {
    nodeId id orderNumber orderStatus orderTotal orderVat shippingFee couponCode couponAmount orderShippingDetails
    orderLineCollection { edges { node { nodeId title price discountPercentage linePrice physical questions } } }
    orderEventCollection { edges { node { nodeId createdAt fromStatus toStatus reason } } }
  }
}`
const lessonRow = 'nodeId id name complexity subjectName gradeOrder schoolName'
const paperRow =
  'nodeId id title complexity totalMinutes totalMarks subjectName gradeOrder schoolName'
const templates = (
  collection: string,
  row: string,
  name: string,
) => `query Templates($first: Int!) {
  ${collection}(first: $first, orderBy: [{ ${name}: AscNullsLast }, { id: AscNullsLast }]) {
    totalCount edges { cursor node { ${row} } } pageInfo { hasNextPage endCursor }
  }
}`

const teacherScreens: Omit<ScreenQuery, 'as'>[] = [
  {
    screen: '/app/profile',
    what: 'profile',
    paged: false,
    document: `query Profile($userId: UUID!) {
      myGroups
      teacherProfileCollection(filter: { userId: { eq: $userId } }, first: 1) {
        edges { node {
          nodeId id title name surname language province daysPerWeek translateI18n sessionToken
          productsOrderShippingDetails school { nodeId id name }
          subscription { nodeId title monthlyLimit grades grandFathered statusText runDate valid }
        } }
      }
    }`,
    variables: { userId: ids.user },
  },
  {
    screen: '/app/profile',
    what: 'school search, a town and a kind',
    paged: true,
    document: `query Schools($words: String!, $first: Int!) {
      searchSchools(words: $words, first: $first, orderBy: [{ name: AscNullsLast }]) {
        edges { node { nodeId id name town provinces } }
      }
    }`,
    variables: { words: 'paarl primary', first: 20 },
  },
  {
    screen: '/app/profile',
    what: 'school search, first letters',
    paged: true,
    document: `query Schools($words: String!, $province: String, $first: Int!) {
      searchSchools(words: $words, province: $province, first: $first, orderBy: [{ name: AscNullsLast }]) {
        edges { node { nodeId id name town provinces } }
      }
    }`,
    variables: { words: 'prim', province: 'Western Cape', first: 20 },
  },
  {
    screen: '/app/profile',
    what: 'generic schools',
    paged: false,
    document: `{ schoolCollection(filter: { isGeneric: { eq: true } }) { edges { node { nodeId id name provinces } } } }`,
  },
  {
    screen: '/app/profile',
    what: 'schedule and classes',
    paged: false,
    document: `{
      teacherScheduleCollection { edges { node { nodeId id day periods periodDuration breakDurations startTime endTime } } }
      teacherClassSubjectCollection { edges { node { nodeId id name subject { nodeId id grade subject } } } }
    }`,
  },
  {
    screen: '/app/calendar',
    what: 'week',
    paged: false,
    document: activities,
    variables: range(7),
  },
  {
    screen: '/app/calendar',
    what: 'month',
    paged: false,
    document: activities,
    variables: range(42),
  },
  {
    screen: '/app/calendar',
    what: 'terms and holidays',
    paged: false,
    document: `{
      termCollection { edges { node { nodeId id label startDate endDate
        biweeks { edges { node { nodeId label startDate endDate color } } } } } }
      holidayCollection { edges { node { nodeId id label date } } }
    }`,
  },
  {
    screen: '/app/lessons',
    what: 'own lessons',
    paged: true,
    document: templates('teacherSubjectTemplateCollection', lessonRow, 'name'),
    variables: { first: 10 },
  },
  {
    screen: '/app/assessments',
    what: 'own papers',
    paged: true,
    document: templates('teacherAssessmentTemplateCollection', paperRow, 'title'),
    variables: { first: 10 },
  },
  {
    screen: '/app/lessonplanning',
    what: 'shared lesson templates',
    paged: true,
    document: templates('subjectTemplateCollection', lessonRow, 'name'),
    variables: { first: 10 },
  },
  {
    screen: '/app/assessments',
    what: 'shared papers',
    paged: true,
    document: templates('assessmentTemplateCollection', paperRow, 'title'),
    variables: { first: 10 },
  },
  {
    screen: 'planner, papers',
    what: 'subjects and taxonomies',
    paged: false,
    document: `{
      subjectCollection { edges { node { nodeId id grade subject subjectAf } } }
      taxonomyCollection { edges { node { nodeId id name cognitiveLevels { edges { node { nodeId label percentage } } } } } }
    }`,
  },
  {
    screen: '/app/communications',
    what: 'newest',
    paged: true,
    document: `query Communications($first: Int!) {
      communicationCollection(first: $first, orderBy: [{ publishDate: DescNullsLast }, { id: AscNullsLast }]) {
        edges { cursor node { nodeId id subject body images video show publishDate } }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: { first: 20 },
  },
  {
    screen: 'shell',
    what: 'first unread announcement',
    paged: true,
    document: `{ myUnreadAnnouncements(first: 1, orderBy: [{ createdAt: AscNullsLast }]) { edges { node { nodeId id title message } } } }`,
  },
  {
    screen: '/app/productorders',
    what: 'orders',
    paged: true,
    document: orders,
    variables: { first: 10, filter: { orderStatus: { neq: 'PENDING' } } },
  },
  {
    screen: '/app/productorders',
    what: 'search, a common word',
    paged: true,
    document: orderSearch,
    variables: { words: 'paid', first: 10 },
  },
  {
    screen: '/app/productorders/{orderId}',
    what: 'one order',
    paged: false,
    document: order,
    variables: { id: ids.order },
  },
]

export const workspaceQueries: ScreenQuery[] = teacherScreens.map((query) => ({
  ...query,
  as: 'teacher',
}))
