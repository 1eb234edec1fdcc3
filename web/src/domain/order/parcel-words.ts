import { defineMessages } from 'react-intl'

const labels = defineMessages({
  PACKED: { defaultMessage: 'Packed', id: '9+ieTT', description: 'State of a parcel' },
  SENT: { defaultMessage: 'On its way', id: 'uRds41', description: 'State of a parcel' },
  DELIVERED: { defaultMessage: 'Delivered', id: '3IQ3fx', description: 'State of a parcel' },
})

/** How far a parcel is, in words and colour. */
export const parcelWords = {
  PACKED: { label: labels.PACKED, tone: 'waiting' },
  SENT: { label: labels.SENT, tone: 'note' },
  DELIVERED: { label: labels.DELIVERED, tone: 'good' },
} as const
