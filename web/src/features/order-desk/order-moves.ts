import { defineMessages, type MessageDescriptor } from 'react-intl'

/** The screen that an order is edited on. */
export type DeskKind = 'order' | 'quote'

const statusesOf: Record<DeskKind, readonly string[]> = {
  order: ['PENDING', 'PROCESSING', 'PAID', 'CANCELLED'],
  quote: ['QUOTING', 'PROCESSING', 'PAID', 'CANCELLED'],
}

/** As private.may_move_order() has it, which decides. */
function mayMove(from: string, to: string): boolean {
  if (from === 'QUOTING') return ['PROCESSING', 'PAID', 'CANCELLED'].includes(to)
  return to !== 'QUOTING' || from === 'PROCESSING'
}

/** What an order may become, and first of all what it is; alone where nothing may be chosen (A4.1). */
export function statusChoices(from: string, kind: DeskKind): string[] {
  if (kind === 'quote' && ['PAID', 'CANCELLED'].includes(from)) return [from]
  return [from, ...statusesOf[kind].filter((to) => to !== from && mayMove(from, to))]
}

/** Whether the address and the answers of an order may be changed. */
export const isEditable = (status: string) => status === 'PROCESSING' || status === 'QUOTING'

const consequences = defineMessages({
  paid: {
    defaultMessage: 'The invoice is issued, and the customer may open what was bought.',
    id: '1axnsK',
  },
  unpaid: {
    defaultMessage:
      'A credit note is issued, and the customer may no longer open what was bought here.',
    id: 'ILLGl3',
  },
  cancelled: { defaultMessage: 'A coupon that was used can be used again.', id: 'MqVtjC' },
  pending: { defaultMessage: 'The order goes back into the customer’s cart.', id: '1ZbBbg' },
  placed: { defaultMessage: 'It becomes an order that is paid by bank transfer.', id: 'aeGL9m' },
  quoting: {
    defaultMessage: 'It becomes a quote again, which the customer can order.',
    id: 'utHaWz',
  },
})

/** What follows from a move, to be read before it is saved; null where nothing else does. */
export function consequenceOf(from: string, to: string): MessageDescriptor | null {
  if (from === to) return null
  if (from === 'PAID') return consequences.unpaid
  switch (to) {
    case 'PAID':
      return consequences.paid
    case 'CANCELLED':
      return consequences.cancelled
    case 'PENDING':
      return consequences.pending
    case 'QUOTING':
      return consequences.quoting
    default:
      return from === 'QUOTING' ? consequences.placed : null
  }
}
