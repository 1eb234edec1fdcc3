import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { TimelineEntry } from '@/domain/order/order-history.tsx'
import { statusWord } from '@/domain/order/order-words.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import type { DeskEvent } from './desk-order-document.ts'

const byReason: Record<string, MessageDescriptor> = defineMessages({
  first_product_added: { defaultMessage: 'Cart started', id: 'UNAZHL' },
  card_payment_prepared: { defaultMessage: 'Card payment started', id: 'myz3ok' },
  card_payment_given_up: {
    defaultMessage: 'The customer said that nothing was paid by card',
    id: 'ClbPlr',
  },
  card_payment_ended: { defaultMessage: 'Card payment ended, nothing was paid', id: 'fKJ47d' },
  account_closed: {
    defaultMessage: 'Cancelled, because the customer closed the account',
    id: 'EmtNpJ',
  },
  accounts_merged: { defaultMessage: 'Cancelled, because two accounts became one', id: 'IRKJvo' },
  cancelled_by_buyer: { defaultMessage: 'Cancelled by the customer', id: '6GeNeM' },
  checked_out: { defaultMessage: 'Order placed', id: 'fGroR9' },
  payment_received: { defaultMessage: 'Payment received by card', id: 'htb/9O' },
  paid_by_transfer: { defaultMessage: 'Paid by bank transfer', id: 'kcrdQL' },
  paid_by_change: {
    defaultMessage: 'Paid in full: the order was changed to what had come',
    id: 'uCRrXq',
  },
  credit_returned: { defaultMessage: 'A refund of money owed back was noted', id: 'lUHmpq' },
  part_paid_by_transfer: { defaultMessage: 'Part paid by bank transfer', id: 'gDXjjG' },
  payment_held: { defaultMessage: 'A card payment came that fits no order', id: 'wEaP/y' },
  payment_returned: { defaultMessage: 'Card payment paid back', id: 'xc76W7' },
  payment_noted: { defaultMessage: 'Card payment booked by hand', id: 'JjMk5m' },
  payment_merged: { defaultMessage: 'Card payment merged into this order', id: 'QkcaNo' },
  transfer_linked: { defaultMessage: 'Bank transfer linked', id: 'pMiKgr' },
  transfer_undone: { defaultMessage: 'Bank transfer taken back', id: 'njAlsD' },
  transfer_returned: { defaultMessage: 'The rest of a bank transfer was paid back', id: 'e6xJW5' },
  transfer_not_returned: {
    defaultMessage: 'The rest of a bank transfer was not paid back after all',
    id: 'znWx8Q',
  },
  quote_created: { defaultMessage: 'Quote made', id: 'OYuRJb' },
  quote_sent: { defaultMessage: 'Quote sent to the customer', id: 'LqalAz' },
  quote_paid_by_transfer: {
    defaultMessage: 'The quote became an order, because its transfer came',
    id: 'PY8K2M',
  },
  quote_accepted: { defaultMessage: 'Quote accepted by its link', id: 'SRCzCg' },
  order_created: { defaultMessage: 'Order made for the customer', id: 'UFaiZ/' },
  mail_sent_again: { defaultMessage: 'Email sent to the customer again', id: 'I34NWj' },
  changed_by_admin: { defaultMessage: 'Order changed', id: 'cRHDex' },
  refunded: { defaultMessage: 'Refund noted', id: 'xZZjUC' },
  refund_paid_out: { defaultMessage: 'Refund paid out', id: 'ytoOBZ' },
  refund_returned: { defaultMessage: 'The money of a refund came back', id: 'PZGQyI' },
  parcel_packed: { defaultMessage: 'A parcel was packed', id: 'mgUlfN' },
  parcel_sent: { defaultMessage: 'A parcel was sent', id: 'y4BdjB' },
  parcel_delivered: { defaultMessage: 'A parcel was delivered', id: 'UK+GxM' },
  parcel_taken_back: { defaultMessage: 'A step of a parcel was undone', id: 'WG7+yc' },
})

/** With what the bank wrote about the transfer. */
const withBankLine = (intl: IntlShape, what: string, line: DeskEvent['bankLine']): string =>
  line === null || line === undefined
    ? what
    : intl.formatMessage(
        { defaultMessage: '{what}: {amount} on {day}, “{text}”', id: 'hJTyNZ' },
        {
          what,
          text: line.text,
          day: formatShortDay(line.bookedOn, intl.locale),
          amount: formatRand(parseRand(line.amount), intl.locale.startsWith('af') ? 'af' : 'en'),
        },
      )

/** What happened to an order, for administrators: who it was is told by the email address. */
export const describeDeskEvents = (
  intl: IntlShape,
  events: readonly DeskEvent[],
): TimelineEntry[] =>
  events.map(({ id, createdAt, reason, fromStatus, toStatus, actor, bankLine }) => {
    const known = byReason[reason]
    return {
      id,
      createdAt,
      what:
        known !== undefined
          ? withBankLine(intl, intl.formatMessage(known), bankLine)
          : intl.formatMessage(
              { defaultMessage: 'Status changed: {from} → {to}', id: 'Il7wwG' },
              {
                from: fromStatus === null ? '–' : statusWord(intl, fromStatus),
                to: statusWord(intl, toStatus),
              },
            ),
      who:
        actor ??
        intl.formatMessage({
          defaultMessage: 'By itself',
          id: 'Rwvm2h',
          description: 'Who acted: the shop’s software',
        }),
    }
  })
