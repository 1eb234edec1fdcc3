import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'

/** The kinds of private.order_mail. */
export const mailKinds: Record<string, MessageDescriptor> = defineMessages({
  placed: { defaultMessage: 'Order confirmation with bank details', id: 'cfQAFZ' },
  changed: { defaultMessage: 'Order changed', id: 'cRHDex' },
  cancelled: { defaultMessage: 'Order cancelled', id: '0ix6PR' },
  paid: { defaultMessage: 'Payment received', id: 'uHAGog' },
  credited: { defaultMessage: 'Credit note', id: 'LhTjzQ' },
  invoice: { defaultMessage: 'Invoice', id: 'Ecfndm' },
  refunded: { defaultMessage: 'Refund, with its credit note', id: 'RPeB12' },
  packed: { defaultMessage: 'A parcel was packed', id: 'mgUlfN' },
  sent: { defaultMessage: 'A parcel is on its way', id: 'WRpDHg' },
  delivered: { defaultMessage: 'A parcel was delivered', id: 'UK+GxM' },
  quoted: { defaultMessage: 'Quote, with the link to accept it', id: 'L0GvoW' },
  quote_ends: { defaultMessage: 'Reminder that the quote ends', id: 'MLOWmG' },
  held: { defaultMessage: 'Payment received that is not placed', id: 'wIdvSe' },
  returned: { defaultMessage: 'Card payment paid back', id: 'xc76W7' },
  received: { defaultMessage: 'What came by bank transfer, or goes back', id: '6wKTF4' },
  seat: { defaultMessage: 'Invitation to a seat', id: 'PXQg7I' },
})

/** What a mail to a customer is about; never the key of a kind that has no words yet. */
export function mailKind(intl: IntlShape, kind: string): string {
  const known = mailKinds[kind]
  return known === undefined
    ? intl.formatMessage({ defaultMessage: 'Another email', id: 'er4vV7' })
    : intl.formatMessage(known)
}
