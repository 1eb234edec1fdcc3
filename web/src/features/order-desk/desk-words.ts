import { defineMessages } from 'react-intl'

/** The words of the list of orders. */
export const orderWords = defineMessages({
  loading: { defaultMessage: 'Loading Orders…', id: 'L8l+R/' },
  empty: { defaultMessage: 'No Orders found', id: 'qH+YQK' },
  emptyHint: {
    defaultMessage: 'There are none in the last month. Choose other dates to look further back.',
    id: 'MvBD12',
  },
  search: { defaultMessage: 'Search orders', id: '+VcRi3' },
  placeholder: { defaultMessage: 'Number, name, email, status, total', id: 'F1WHxr' },
  noMatch: {
    defaultMessage:
      'Every word must occur in the order’s number, date, name, email address, status, payment method or total. Without other dates the last month is searched; with them the archive too.',
    id: 'N7Q8wy',
  },
  showAll: { defaultMessage: 'Show all orders', id: '5n/AqJ' },
  count: { defaultMessage: '{count, plural, one {# order} other {# orders}}', id: '6IPn1w' },
})

/** The words of the list of quotes. */
export const quoteWords = defineMessages({
  loading: { defaultMessage: 'Loading Quotes…', id: 'xyZfOn' },
  empty: { defaultMessage: 'No Quotes found', id: 'kuJ6Cq' },
  emptyHint: {
    defaultMessage: 'There are none in the last month. Choose other dates to look further back.',
    id: 'MvBD12',
  },
  search: { defaultMessage: 'Search quotes', id: 'Tn82fY' },
  placeholder: { defaultMessage: 'Number, name, email, total', id: 'HcCrDN' },
  noMatch: {
    defaultMessage:
      'Every word must occur in the quote’s number, date, name, email address or total. Without other dates the last month is searched.',
    id: 'uTCyLh',
  },
  showAll: { defaultMessage: 'Show all quotes', id: 'lztUUX' },
  count: { defaultMessage: '{count, plural, one {# quote} other {# quotes}}', id: '7Lrxrs' },
})

/** The heads of the columns, and the names of the filters. */
export const heads = defineMessages({
  orderNumber: { defaultMessage: 'Order #', id: 's3X0AG' },
  quoteNumber: { defaultMessage: 'Quote #', id: 'bMrlVv' },
  date: { defaultMessage: 'Date', id: 'P7PLVj' },
  user: { defaultMessage: 'User', id: 'GlJx2J', description: 'Whose order it is' },
  status: { defaultMessage: 'Status', id: 'tzMNF3' },
  method: { defaultMessage: 'Payment Method', id: 'nFQbxh' },
  total: { defaultMessage: 'Total', id: 'MJ2jZQ' },
  money: { defaultMessage: 'Money', id: 'rMmNYa' },
  owedToUs: { defaultMessage: 'Owed to us', id: 'rHXxT9' },
  owedBack: { defaultMessage: 'Owed back', id: 'BUqJ2b' },
  refunded: { defaultMessage: 'Refunded', id: 'Gs86nL' },
  received: { defaultMessage: 'Received', id: 'z/wUXE' },
  due: { defaultMessage: 'Still to pay', id: 'i2QYO0' },
  age: { defaultMessage: 'Age in days', id: 'pTm5qK' },
  agePhrase: {
    defaultMessage: '{value, plural, one {# day old} other {# days old}}',
    id: 'R8dy5P',
  },
  products: { defaultMessage: 'Products Count', id: 'yJw4RJ' },
  productsPhrase: {
    defaultMessage: '{value, plural, one {# resource} other {# resources}}',
    id: '47SfS0',
  },
  physical: {
    defaultMessage: 'Physical',
    id: 'GBIGOu',
    description: 'Something of the order is posted',
  },
  questions: {
    defaultMessage: 'Questions',
    id: 'MsiOgQ',
    description: 'The order has product questions',
  },
  confirming: { defaultMessage: 'Card payment being confirmed', id: 'UMsM+g' },
  hasPhysical: { defaultMessage: 'Has Physical Product', id: 'ahcVCT' },
  hasQuestions: { defaultMessage: 'Has Questions', id: '960mmf' },
  lastMonth: {
    defaultMessage: 'Last month',
    id: 'IIiHk8',
    description: 'The days that a list shows',
  },
})
