import { defineMessages, type MessageDescriptor } from 'react-intl'

/** Why an order is a candidate. */
export const reasons: Record<string, MessageDescriptor> = defineMessages({
  reference: { defaultMessage: 'Order number', id: 'HjByX7' },
  reference_near: { defaultMessage: 'Order number, one digit differs', id: 'LbcSdm' },
  reference_cut: { defaultMessage: 'Beginning of the order number', id: '9MMLsw' },
  amount_and_name: { defaultMessage: 'Amount and surname', id: 'UviN6I' },
  amount: { defaultMessage: 'Amount', id: 'WwIA/X', description: 'Why an order is suggested' },
  name: { defaultMessage: 'Surname', id: 'mjfke7' },
})
