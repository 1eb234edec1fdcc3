import { defineMessages } from 'react-intl'

/** How far a request is, by its status. */
export const requestStatuses = defineMessages({
  REQUESTED: { defaultMessage: 'To be confirmed', id: 'bpAaId' },
  CONFIRMED: { defaultMessage: 'Confirmed', id: 'dX7+Rv' },
  DECLINED: { defaultMessage: 'Declined', id: 'uRYIb9' },
})

export const isRequestStatus = (text: string): text is keyof typeof requestStatuses =>
  text in requestStatuses
