import { z } from 'zod'
import { ids, scaleId } from './ids.ts'
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
/** A teacher's own lists, whose size does not grow with the country. */
const ownTemplates = (
  collection: string,
  row: string,
  name: string,
) => `query Templates($first: Int!) {
  ${collection}(first: $first, orderBy: [{ ${name}: AscNullsLast }, { id: AscNullsLast }]) {
    totalCount edges { cursor node { ${row} } } pageInfo { hasNextPage endCursor }
  }
}`
/** Shared templates are filtered by school and subject, which the screens have loaded by then. */
const sharedTemplates = (
  collection: string,
  row: string,
  name: string,
  filter: string,
) => `query Templates($first: Int!, $schools: [UUID!]!, $subjects: [UUID!]!) {
  ${collection}(
    first: $first
    filter: ${filter}
    orderBy: [{ ${name}: AscNullsLast }, { id: AscNullsLast }]
  ) {
    edges { cursor node { ${row} } } pageInfo { hasNextPage endCursor }
  }
}`
const taught = z.object({
  teacherProfileCollection: z.object({
    edges: z.tuple([
      z.object({
        node: z.object({ province: z.string(), teacherProfileSchoolId: z.string().nullable() }),
      }),
    ]),
  }),
  schoolCollection: z.object({
    edges: z.array(
      z.object({ node: z.object({ id: z.string(), provinces: z.array(z.string()) }) }),
    ),
  }),
  teacherClassSubjectCollection: z.object({
    edges: z.array(z.object({ node: z.object({ subjectId: z.string() }) })),
  }),
})
const schoolsAndSubjects = {
  document: `{
    teacherProfileCollection { edges { node { province teacherProfileSchoolId } } }
    schoolCollection(filter: { isGeneric: { eq: true } }) { edges { node { id provinces } } }
    teacherClassSubjectCollection { edges { node { subjectId } } }
  }`,
  variables: (answer: unknown) => {
    const data = taught.parse(answer)
    const { province, teacherProfileSchoolId } = data.teacherProfileCollection.edges[0].node
    const generic = data.schoolCollection.edges
      .filter(({ node }) => node.provinces.includes(province))
      .map(({ node }) => node.id)
    return {
      schools: teacherProfileSchoolId === null ? generic : [...generic, teacherProfileSchoolId],
      subjects: data.teacherClassSubjectCollection.edges.map(({ node }) => node.subjectId),
    }
  },
}

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
    document: `query Schools($words: String!, $atMost: Int!, $first: Int!) {
      searchSchools(words: $words, atMost: $atMost, first: $first,
        orderBy: [{ isGeneric: DescNullsLast }, { name: AscNullsLast }, { id: AscNullsLast }]) {
        edges { node { nodeId id name town provinces } } pageInfo { hasNextPage }
      }
    }`,
    variables: { words: 'paarl primary', atMost: 21, first: 20 },
  },
  {
    screen: '/app/profile',
    what: 'school search, first letters',
    paged: true,
    document: `query Schools($words: String!, $province: String, $atMost: Int!, $first: Int!) {
      searchSchools(words: $words, province: $province, atMost: $atMost, first: $first,
        orderBy: [{ isGeneric: DescNullsLast }, { name: AscNullsLast }, { id: AscNullsLast }]) {
        edges { node { nodeId id name town provinces } } pageInfo { hasNextPage }
      }
    }`,
    variables: { words: 'prim', province: 'Western Cape', atMost: 21, first: 20 },
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
    screen: '/app/timetable',
    what: 'class timetable',
    paged: false,
    document: `query Timetable($year: Int!) {
      teacherClassPeriodCollection(filter: { year: { eq: $year } }, first: 1000) {
        edges { node { nodeId id day period week teacherClassSubjectId } }
      }
    }`,
    variables: { year: new Date().getFullYear() },
  },
  {
    screen: '/app/calendar',
    what: 'preview of twelve weeks of lessons',
    paged: false,
    document: `query LayOut($from: Date!) { previewLayOutLessons(firstDay: $from, weeks: 12) }`,
    variables: { from: new Date().toISOString().slice(0, 10) },
  },
  {
    screen: '/app/lessons',
    what: 'own lessons',
    paged: true,
    document: ownTemplates('teacherSubjectTemplateCollection', lessonRow, 'name'),
    variables: { first: 10 },
  },
  {
    screen: '/app/assessments',
    what: 'own papers',
    paged: true,
    document: ownTemplates('teacherAssessmentTemplateCollection', paperRow, 'title'),
    variables: { first: 10 },
  },
  {
    screen: '/app/lessonplanning',
    what: 'shared lesson templates',
    paged: true,
    document: sharedTemplates(
      'subjectTemplateCollection',
      lessonRow,
      'name',
      '{ schoolId: { in: $schools }, subjectId: { in: $subjects } }',
    ),
    variables: { first: 10 },
    after: schoolsAndSubjects,
  },
  {
    screen: '/app/assessments',
    what: 'shared papers',
    paged: true,
    document: sharedTemplates(
      'assessmentTemplateCollection',
      paperRow,
      'title',
      '{ subjectId: { in: $subjects }, or: [{ schoolId: { in: $schools } }, { schoolId: { is: NULL } }] }',
    ),
    variables: { first: 10 },
    after: schoolsAndSubjects,
  },
  {
    screen: 'planner, papers',
    what: 'subjects and taxonomies',
    paged: false,
    document: `{
      subjectCollection(first: 1000, orderBy: [{ subject: AscNullsLast }]) {
        edges { node { nodeId id grade subject subjectAf } }
      }
      taxonomyCollection(first: 1000, orderBy: [{ name: AscNullsLast }]) { edges { node {
        nodeId id name
        cognitiveLevels(first: 100, orderBy: [{ position: AscNullsLast }]) { edges { node { nodeId label percentage } } }
      } } }
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
  {
    screen: '/app/profile',
    what: 'save',
    paged: false,
    document: `mutation Save {
      saveTeacherProfile(title: "Ms", name: "Anele", surname: "Dlamini", language: "Sotho",
        province: "Western Cape", daysPerWeek: 5) { nodeId id title name surname }
    }`,
  },
  {
    screen: 'shell',
    what: 'use here',
    paged: false,
    document: 'mutation UseHere { useHere }',
  },
  {
    screen: 'shell',
    what: 'read an announcement',
    paged: false,
    document: `mutation Read($id: UUID!) { readAnnouncement(announcementId: $id) { nodeId id } }`,
    variables: { id: scaleId('announcement to all 1') },
  },
  {
    screen: '/app/calendar',
    what: 'add an activity, twice repeated',
    paged: false,
    // Far in the future, so that no list above shows the activities added here.
    document: `mutation Add {
      addActivity(label: "Bench", startDateTime: "2099-02-03T06:00:00Z", endDateTime: "2099-02-03T06:45:00Z",
        repeatWeeks: 2) { edges { node { nodeId id startDateTime repeatId } } }
    }`,
  },
]

export const workspaceQueries: ScreenQuery[] = teacherScreens.map((query) => ({
  ...query,
  as: 'teacher',
}))
