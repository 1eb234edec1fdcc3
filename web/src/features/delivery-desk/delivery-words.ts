import { defineMessages } from 'react-intl'

export const words = defineMessages({
  loading: { defaultMessage: 'Loading deliveries…', id: 'qH5Q4p' },
  empty: { defaultMessage: 'No deliveries found', id: 'x+54j4' },
  emptyHint: {
    defaultMessage: 'A paid order with something to post appears here by itself.',
    id: 'X5dOwE',
  },
  search: { defaultMessage: 'Search deliveries', id: 'dvl7jr' },
  placeholder: { defaultMessage: 'Order, name, town, tracking number', id: 'ckNcc3' },
  showAll: { defaultMessage: 'Show all deliveries', id: 'Z14ukP' },
  count: { defaultMessage: '{count, plural, one {# delivery} other {# deliveries}}', id: '+E9SQl' },
})

export const heads = defineMessages({
  orderNumber: { defaultMessage: 'Order #', id: 's3X0AG' },
  paid: {
    defaultMessage: 'Paid',
    id: 'YUTtJs',
    description: 'Head of a column: the day of the payment',
  },
  recipient: {
    defaultMessage: 'To',
    id: 'VH/8iy',
    description: 'Head of a column: who gets a parcel',
  },
  town: { defaultMessage: 'Town', id: 'wYMg2j' },
  state: { defaultMessage: 'Status', id: 'tzMNF3' },
  packed: {
    defaultMessage: 'Packed',
    id: '7detvv',
    description: 'Head of a column: how many are in parcels',
  },
  sent: {
    defaultMessage: 'Sent',
    id: 'goCF6f',
    description: 'Head of a column: how many are on their way',
  },
})

/** How far a delivery is, by its state. */
export const states = defineMessages({
  TO_PACK: { defaultMessage: 'To pack', id: 'Qd2vWI', description: 'State of a delivery' },
  PACKED: {
    defaultMessage: 'To send',
    id: '/XnW69',
    description: 'State of a delivery: all is packed',
  },
  SENT: { defaultMessage: 'On its way', id: 'cYaPoQ', description: 'State of a delivery' },
  DELIVERED: { defaultMessage: 'Delivered', id: 'MRfNRx', description: 'State of a delivery' },
  RECALLED: {
    defaultMessage: 'Sent, then cancelled',
    id: '4EB/62',
    description: 'State of a delivery',
  },
  WITHDRAWN: { defaultMessage: 'Cancelled', id: 'Hv2qmu', description: 'State of a delivery' },
})

const tones = {
  TO_PACK: 'waiting',
  PACKED: 'waiting',
  SENT: 'note',
  DELIVERED: 'good',
  RECALLED: 'over',
  WITHDRAWN: 'over',
} as const satisfies Record<keyof typeof states, string>

const isState = (text: string): text is keyof typeof states => text in states

/** Colour and word of a state, for a list. */
export const stateBadge = (state: string) =>
  isState(state)
    ? { tone: tones[state], label: states[state] }
    : { tone: 'over' as const, label: state }
