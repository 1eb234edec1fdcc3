import { defineList } from '@/components/list/define-list.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import {
  CustomersCountDocument,
  CustomersSearchCountDocument,
  CustomersDocument,
  CustomersSearchDocument,
} from './customers.generated.ts'
import { languageName } from '@/i18n/language-names.ts'
import { placeName } from '@/i18n/province-names.ts'
import { heads, words } from './customer-words.ts'
import { groupNames } from './group-names.ts'

/** Customers and administrators (A2.4). */
export const customers = defineList({
  id: 'customers',
  path: adminPaths.customers.pattern,
  words: {
    ...words,
    title: adminPaths.customers.name,
    search: { label: words.search, placeholder: words.searchFor },
  },
  documents: {
    page: CustomersDocument,
    search: CustomersSearchDocument,
    count: CustomersCountDocument,
    searchCount: CustomersSearchCountDocument,
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
  open: ({ id }) => adminPaths.customer.href(id),
  defaultSort: { column: 'registrationDate', descending: true },
  pageSizes: [25, 10, 50, 100],
  density: 'compact',
})
