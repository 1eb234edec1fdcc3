import { defineMessages } from 'react-intl'

/** The words of the list of customers. */
export const words = defineMessages({
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

/** The heads of its columns. */
export const heads = defineMessages({
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
