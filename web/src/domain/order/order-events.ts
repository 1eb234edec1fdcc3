import { z } from 'zod/mini'
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'

export interface OrderEvent {
  id: string
  createdAt: string
  reason: string
  toStatus: string
}

const whoMessages = defineMessages({
  you: { defaultMessage: 'You', id: 'hBpnbl', description: 'Who acted: the reader' },
  shop: { defaultMessage: 'Our team', id: 'r9Sfvc', description: 'Who acted: people of the shop' },
  card: { defaultMessage: 'PayFast', id: 'TK+e1Q', description: 'Who acted: the card provider' },
})

type Who = keyof typeof whoMessages

const what = defineMessages({
  started: { defaultMessage: 'Cart started', id: 'UNAZHL' },
  cardPrepared: { defaultMessage: 'Card payment started', id: 'myz3ok' },
  cardGivenUp: { defaultMessage: 'You said that you did not pay by card', id: '3iZT4L' },
  cardEnded: { defaultMessage: 'Card payment ended, nothing was paid', id: 'fKJ47d' },
  placed: { defaultMessage: 'Order placed', id: 'fGroR9' },
  placedFree: { defaultMessage: 'Order placed, nothing to pay', id: 'GCpXV5' },
  paidByCard: { defaultMessage: 'Payment received by card', id: 'htb/9O' },
  paid: { defaultMessage: 'Payment received', id: 'uHAGog' },
  held: {
    defaultMessage: 'A card payment came that fits no order. One of us looks at it',
    id: 'tYNvPg',
  },
  heldReturned: { defaultMessage: 'We paid the card payment back', id: 'wQRBZC' },
  heldNoted: { defaultMessage: 'We dealt with the card payment by hand', id: 'gwwZON' },
  merged: { defaultMessage: 'We placed your card payment with this order', id: 'K/Kpqa' },
  transferCame: { defaultMessage: 'A bank transfer came', id: 'RPyEZ5' },
  transferTakenBack: {
    defaultMessage: 'A bank transfer that we had counted is not for this order',
    id: 'Psw+sz',
  },
  creditGoesBack: {
    defaultMessage: 'We are paying back what you paid beyond the price',
    id: '4rBVlY',
  },
  transferReturned: { defaultMessage: 'We paid back the rest of your bank transfer', id: '6T22me' },
  transferNotReturned: {
    defaultMessage: 'The rest of your bank transfer was not paid back after all',
    id: 'eyiUNp',
  },
  changed: { defaultMessage: 'Order changed', id: 'cRHDex' },
  mailedAgain: { defaultMessage: 'Email sent to you again', id: '5523GG' },
  quoted: { defaultMessage: 'Quote made for you', id: 'qrOeBt' },
  placedForYou: { defaultMessage: 'Order placed for you', id: 'icqfGK' },
  cancelledByBuyer: { defaultMessage: 'You cancelled the order', id: 'e4nJpa' },
  cancelled: { defaultMessage: 'Order cancelled', id: '0ix6PR' },
  processing: { defaultMessage: 'Order is being processed', id: 'mOOdGp' },
  refunded: { defaultMessage: 'We are giving money back', id: '7Bi/eZ' },
  refundPaid: { defaultMessage: 'Your refund was paid', id: 'vsCXss' },
  refundReturned: {
    defaultMessage: 'Your refund came back to us. We are paying it again',
    id: 'LC1nLq',
  },
  quoteSent: { defaultMessage: 'The quote was sent to you', id: 'D8ZZ7+' },
  quoteAccepted: { defaultMessage: 'The quote was accepted by its link', id: 'wmm8QV' },
  parcelPacked: { defaultMessage: 'A parcel was packed', id: 'mgUlfN' },
  parcelSent: { defaultMessage: 'A parcel was sent to you', id: 'yw6PvU' },
  parcelDelivered: { defaultMessage: 'A parcel was delivered', id: 'UK+GxM' },
  parcelTakenBack: { defaultMessage: 'We corrected how far a parcel is', id: 'gZkJua' },
  reopened: { defaultMessage: 'Order put back into the cart', id: 'vrDVRW' },
})

const byReason: Record<string, { who: Who; what: MessageDescriptor }> = {
  first_product_added: { who: 'you', what: what.started },
  card_payment_prepared: { who: 'you', what: what.cardPrepared },
  card_payment_given_up: { who: 'you', what: what.cardGivenUp },
  card_payment_ended: { who: 'card', what: what.cardEnded },
  account_closed: { who: 'you', what: what.cancelled },
  accounts_merged: { who: 'shop', what: what.cancelled },
  cancelled_by_buyer: { who: 'you', what: what.cancelledByBuyer },
  checked_out: { who: 'you', what: what.placed },
  payment_held: { who: 'card', what: what.held },
  payment_returned: { who: 'shop', what: what.heldReturned },
  payment_noted: { who: 'shop', what: what.heldNoted },
  payment_merged: { who: 'shop', what: what.merged },
  payment_received: { who: 'card', what: what.paidByCard },
  part_paid_by_transfer: { who: 'shop', what: what.transferCame },
  transfer_linked: { who: 'shop', what: what.transferCame },
  transfer_undone: { who: 'shop', what: what.transferTakenBack },
  credit_returned: { who: 'shop', what: what.creditGoesBack },
  transfer_returned: { who: 'shop', what: what.transferReturned },
  transfer_not_returned: { who: 'shop', what: what.transferNotReturned },
  quote_sent: { who: 'shop', what: what.quoteSent },
  quote_accepted: { who: 'shop', what: what.quoteAccepted },
  quote_created: { who: 'shop', what: what.quoted },
  order_created: { who: 'shop', what: what.placedForYou },
  changed_by_admin: { who: 'shop', what: what.changed },
  refunded: { who: 'shop', what: what.refunded },
  refund_paid_out: { who: 'shop', what: what.refundPaid },
  refund_returned: { who: 'shop', what: what.refundReturned },
  parcel_packed: { who: 'shop', what: what.parcelPacked },
  parcel_sent: { who: 'shop', what: what.parcelSent },
  parcel_delivered: { who: 'shop', what: what.parcelDelivered },
  parcel_taken_back: { who: 'shop', what: what.parcelTakenBack },
  mail_sent_again: { who: 'shop', what: what.mailedAgain },
}

const byStatus: Record<string, MessageDescriptor> = {
  PENDING: what.reopened,
  QUOTING: what.quoted,
  PROCESSING: what.processing,
  PAID: what.paid,
  CANCELLED: what.cancelled,
}

/** What happened and who did it, in words for the buyer. Which person of the shop it was is not told. */
function describeEvent(
  intl: IntlShape,
  { reason, toStatus }: Pick<OrderEvent, 'reason' | 'toStatus'>,
) {
  const known = byReason[reason] ?? { who: 'shop', what: byStatus[toStatus] ?? what.changed }
  const free = reason === 'checked_out' && toStatus === 'PAID'
  const message: MessageDescriptor = free ? what.placedFree : known.what
  return {
    who: intl.formatMessage(whoMessages[known.who]),
    what: intl.formatMessage(message),
  }
}

/** The same for a whole history. */
export const describeEvents = (intl: IntlShape, events: readonly OrderEvent[]) =>
  events.map((event) => ({ ...event, ...describeEvent(intl, event) }))

/** What archive_orders() writes down of an event. */
const archivedEvents = z.array(
  z.object({ id: z.string(), createdAt: z.string(), reason: z.string(), toStatus: z.string() }),
)

/** @param json the order_events of an archived order; JSON columns arrive as text */
export const eventsOfDocument = (json: string): OrderEvent[] =>
  archivedEvents.parse(JSON.parse(json))
