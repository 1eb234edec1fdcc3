import { defineMessages } from 'react-intl'

/** The words of the list of announcements. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Announcements…', id: 'uuQFBL' },
  empty: { defaultMessage: 'No Announcements found', id: 'rqmkMw' },
  emptyHint: {
    defaultMessage:
      'An announcement stands above every page of the teachers until they mark it as read.',
    id: 'FNsQJi',
  },
  search: { defaultMessage: 'Search announcements', id: 'WafoSw' },
  placeholder: { defaultMessage: 'Title or message', id: 'gynPPW' },
  showAll: { defaultMessage: 'Show all announcements', id: 'zDZ3yE' },
  count: {
    defaultMessage: '{count, plural, one {# announcement} other {# announcements}}',
    id: 'YK2rTb',
  },
})

export const heads = defineMessages({
  title: { defaultMessage: 'Title', id: '9a9+ww' },
  sendTo: { defaultMessage: 'Send To', id: 'bIz+gz' },
  readBy: { defaultMessage: 'Read By', id: 'hQ7DTG' },
  created: {
    defaultMessage: 'Created',
    id: 'xN+YZr',
    description: 'The day on which something was made',
  },
  message: { defaultMessage: 'Message', id: 'T7Ry38' },
})

export const phrases = defineMessages({
  readBy: { defaultMessage: 'Read by {value, number}', id: 'pt/RC9' },
})

export const addressees = defineMessages({
  all: { defaultMessage: 'All teachers', id: 'LI5LIj' },
})
