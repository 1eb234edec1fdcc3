import { beingConfirmed, moneyHeld } from '@/domain/payment/payment-words.ts'
import { parseRand } from '@/lib/money.ts'
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'

const statuses: Record<string, MessageDescriptor> = defineMessages({
  PENDING: { defaultMessage: 'In the cart', id: 'XR0aGw', description: 'Status of an order' },
  QUOTING: { defaultMessage: 'Quote', id: 'ILXLfd', description: 'Status of an order' },
  PROCESSING: {
    defaultMessage: 'Awaiting payment',
    id: '3LvWLN',
    description: 'Status of an order, on screens as in mails',
  },
  PAID: { defaultMessage: 'Paid', id: 'd21RQ1', description: 'Status of an order' },
  CONFIRMING: beingConfirmed,
  HELD: moneyHeld,
  CANCELLED: { defaultMessage: 'Cancelled', id: 'xbC+R+', description: 'Status of an order' },
})

const methods: Record<string, MessageDescriptor> = defineMessages({
  EFT: { defaultMessage: 'EFT', id: 'Ce6uYJ', description: 'Payment method: bank transfer' },
  PayFast: { defaultMessage: 'Card Payment', id: '86EQI2' },
  Free: { defaultMessage: 'Free', id: 'V347nb', description: 'Payment method: nothing to pay' },
})

const wordFor = (intl: IntlShape, words: Record<string, MessageDescriptor>, code: string) => {
  const message = words[code]
  return message === undefined ? code : intl.formatMessage(message)
}

const isHeldAmount = (amount: string | null | undefined) =>
  amount !== null && amount !== undefined && parseRand(amount) > 0

/** The status for a person: an order for which we hold money that is not placed says so, and one whose card payment is being confirmed says so, whatever it was before. */
export const shownStatus = (order: {
  orderStatus: string
  paymentBeingConfirmed?: boolean | null
  unplacedAmount?: string | null
}): string =>
  isHeldAmount(order.unplacedAmount)
    ? 'HELD'
    : order.paymentBeingConfirmed === true
      ? 'CONFIRMING'
      : order.orderStatus

/** The message of a status; the code of one that we have no word for. */
export const statusMessage = (status: string): MessageDescriptor | string =>
  statuses[status] ?? status

/** PAID as "Paid" or "Betaal". */
export const statusWord = (intl: IntlShape, status: string) => wordFor(intl, statuses, status)

/** PayFast as "Card Payment"; a dash for an order that has none yet. */
export const methodWord = (intl: IntlShape, method: string | null) =>
  method === null ? '–' : wordFor(intl, methods, method)
