import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { choiceFilter } from '@/components/list/filters.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { isRequestStatus, requestStatuses } from './request-statuses.ts'
import {
  SchoolRequestsDocument,
  SchoolRequestsSearchDocument,
} from './school-requests.generated.ts'

const words = defineMessages({
  loading: { defaultMessage: 'Loading school requests…', id: 'yoqhfS' },
  empty: { defaultMessage: 'No school requests found', id: 'GJqoid' },
  emptyHint: {
    defaultMessage:
      'Teachers who say which school is theirs appear here, until you have confirmed it.',
    id: '1tg0Yv',
  },
  search: { defaultMessage: 'Search school requests', id: 'RBcc++' },
  placeholder: { defaultMessage: 'Teacher, email or school', id: 'NU/VOC' },
  showAll: { defaultMessage: 'Show all school requests', id: 'AR2uvY' },
  count: { defaultMessage: '{count, plural, one {# request} other {# requests}}', id: 'ZTZBr/' },
})

const heads = defineMessages({
  requestedAt: { defaultMessage: 'Asked', id: 'zXv5ss' },
  teacher: { defaultMessage: 'Teacher', id: 'u7E3Yk' },
  email: { defaultMessage: 'Email', id: 'sy+pv5' },
  school: { defaultMessage: 'School', id: 'c9n6Sh' },
  town: { defaultMessage: 'Town', id: 'wYMg2j' },
  status: { defaultMessage: 'Status', id: 'tzMNF3' },
})

/** The schools that teachers say are theirs (T5.1): those to be confirmed at first, the oldest on top. */
export const schoolRequests = defineList({
  id: 'school-requests',
  path: adminPaths.schoolRequests.pattern,
  words: {
    ...words,
    title: adminPaths.schoolRequests.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: SchoolRequestsDocument, search: SchoolRequestsSearchDocument },
  columns: [
    {
      key: 'requestedAt',
      header: heads.requestedAt,
      kind: 'moment',
      sort: true,
      value: ({ requestedAt }) => requestedAt,
    },
    {
      key: 'teacherName',
      header: heads.teacher,
      kind: 'text',
      sort: true,
      value: ({ teacherName }) => teacherName,
    },
    { key: 'email', header: heads.email, kind: 'text', sort: true, value: ({ email }) => email },
    {
      key: 'school',
      header: heads.school,
      kind: 'text',
      value: ({ school }) => school?.name ?? null,
    },
    { key: 'town', header: heads.town, kind: 'text', value: ({ school }) => school?.town ?? null },
    {
      key: 'requestStatus',
      header: heads.status,
      kind: 'text',
      sort: true,
      value: ({ requestStatus }, intl) =>
        isRequestStatus(requestStatus) ? intl.formatMessage(requestStatuses[requestStatus]) : null,
    },
  ],
  filters: {
    status: choiceFilter({
      label: heads.status,
      options: Object.entries(requestStatuses).map(([value, label]) => ({ value, label })),
      where: (value) => ({ requestStatus: { eq: value } }),
    }),
  },
  defaultSort: { column: 'requestedAt', descending: false },
  pageSizes: [25, 50, 100],
  live: 'school_request',
})
