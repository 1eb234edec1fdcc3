import { defineMessages } from 'react-intl'

/** Why a card payment needs a person, by the verdict of the database. */
export const paymentVerdicts = defineMessages({
  unknown_status: { defaultMessage: 'A status that we do not know', id: 'CgHDnA' },
  unknown_payment: { defaultMessage: 'For no payment that we asked for', id: '7TVHr+' },
  other_amount: { defaultMessage: 'Another amount than agreed', id: 'MKguwM' },
  already_paid: { defaultMessage: 'The order was paid already', id: 'Ey+mh9' },
  order_cancelled: { defaultMessage: 'The order was cancelled', id: 'RFAln9' },
  order_changed: { defaultMessage: 'The order was changed meanwhile', id: 'j0MtWn' },
  coupon_refused: { defaultMessage: 'The coupon may not be used any more', id: 'i0AkD9' },
})

export const isPaymentVerdict = (text: string): text is keyof typeof paymentVerdicts =>
  text in paymentVerdicts

/** What an administrator has decided about it. */
export const resolutions = defineMessages({
  WAITING: { defaultMessage: 'To be looked at', id: '5usDTG' },
  MERGED: { defaultMessage: 'Merged into its order', id: '7j65vo' },
  RETURNED: { defaultMessage: 'Returned', id: 'wm96Jx' },
  NOTED: { defaultMessage: 'Booked by hand', id: '98paZQ' },
})

export const isResolution = (text: string): text is keyof typeof resolutions => text in resolutions
