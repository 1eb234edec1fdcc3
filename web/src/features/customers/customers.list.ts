import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import {
  CustomerCountDocument,
  CustomerSearchCountDocument,
  CustomersDocument,
  CustomerSearchDocument,
} from './customers.generated.ts'
import { languageName } from '@/i18n/language-names.ts'
import { placeName } from '@/i18n/province-names.ts'
import { groupNames } from './group-names.ts'

const words = defineMessages({
  title: { defaultMessage: 'Customers', id: 'TkYZBT' },
  loading: { defaultMessage: 'Loading Customers…', id: '14BRRS' },
  empty: { defaultMessage: 'No Customers found', id: '9X4hBN' },
  search: { defaultMessage: 'Search customers', id: 'bVjFta' },
  searchFor: { defaultMessage: 'Name, email, school…', id: '/x3SqL' },
  noMatch: {
    defaultMessage:
      'The search looks at username, email, phone, name, user groups, province, language and school. Every word must be found.',
    id: 'X2F/Uk',
  },
  showAll: { defaultMessage: 'Show all customers', id: 'FafCm7' },
  count: { defaultMessage: '{count, plural, one {# customer} other {# customers}}', id: 'imOdzM' },
})

const heads = defineMessages({
  username: { defaultMessage: 'Username', id: 'JCIgkj' },
  registered: { defaultMessage: 'Registration Date', id: 'h2lceh' },
  email: { defaultMessage: 'Email', id: 'sy+pv5' },
  title: { defaultMessage: 'Title', id: '9a9+ww' },
  name: { defaultMessage: 'Name', id: 'HAlOn1' },
  surname: { defaultMessage: 'Surname', id: 'mjfke7' },
  phone: { defaultMessage: 'Phone', id: 'O95R3Z' },
  groups: { defaultMessage: 'User Group(s)', id: 'aQsLEW' },
  province: { defaultMessage: 'Province', id: 'f9teca' },
  language: { defaultMessage: 'Language', id: 'y1Z3or' },
  school: { defaultMessage: 'School', id: 'c9n6Sh' },
})

/** Customers and administrators (A2.4). */
export const customers = defineList({
  id: 'customers',
  path: adminPaths.customers.pattern,
  words: {
    title: words.title,
    loading: words.loading,
    empty: words.empty,
    search: { label: words.search, placeholder: words.searchFor },
    noMatch: words.noMatch,
    showAll: words.showAll,
    count: words.count,
  },
  documents: {
    page: CustomersDocument,
    search: CustomerSearchDocument,
    count: CustomerCountDocument,
    searchCount: CustomerSearchCountDocument,
  },
  columns: [
    {
      key: 'username',
      kind: 'text',
      header: heads.username,
      sort: true,
      value: ({ username }) => username,
    },
    {
      key: 'registrationDate',
      kind: 'moment',
      header: heads.registered,
      sort: true,
      descendingFirst: true,
      value: ({ registrationDate }) => registrationDate,
    },
    { key: 'email', kind: 'text', header: heads.email, sort: true, value: ({ email }) => email },
    { key: 'title', kind: 'text', header: heads.title, sort: true, value: ({ title }) => title },
    { key: 'name', kind: 'text', header: heads.name, sort: true, value: ({ name }) => name },
    {
      key: 'surname',
      kind: 'text',
      header: heads.surname,
      sort: true,
      value: ({ surname }) => surname,
    },
    { key: 'phone', kind: 'text', header: heads.phone, value: ({ phone }) => phone },
    {
      key: 'groups',
      kind: 'text',
      header: heads.groups,
      sort: 'roleList',
      value: ({ roles }, intl) => groupNames(intl, roles),
    },
    {
      key: 'province',
      kind: 'text',
      header: heads.province,
      sort: true,
      value: ({ province }, intl) => (province === null ? null : placeName(intl, province)),
    },
    {
      key: 'language',
      kind: 'text',
      header: heads.language,
      sort: true,
      value: ({ language }, intl) => (language === null ? null : languageName(intl, language)),
    },
    {
      key: 'school',
      kind: 'text',
      header: heads.school,
      sort: 'schoolName',
      value: ({ schoolName }) => schoolName,
    },
  ],
  defaultSort: { column: 'registrationDate', descending: true },
  pageSizes: [25, 10, 50, 100],
  density: 'compact',
})
