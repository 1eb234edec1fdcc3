import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'

/** Why money is given back, as the credit note says it. */
const reasons = defineMessages({
  faulty: { defaultMessage: 'It was faulty', id: 'XFGlog' },
  not_delivered: { defaultMessage: 'It was not delivered', id: 'Ku73S4' },
  returned: { defaultMessage: 'It was returned', id: 'AWtk6V' },
  bought_twice: { defaultMessage: 'It was bought twice', id: 'IlllCh' },
  bought_by_mistake: { defaultMessage: 'It was bought by mistake', id: 'hmoH9l' },
  cooling_off: { defaultMessage: 'The customer cancelled within seven days', id: 'tJ7CvE' },
  goodwill: { defaultMessage: 'Agreed with the customer', id: 'cqkSBo' },
}) satisfies Record<string, MessageDescriptor>

export const refundReasons = Object.keys(reasons) as (keyof typeof reasons)[] // the keys that it is written with

const reasonOf: Record<string, MessageDescriptor> = reasons

/** The reason in words; its code where we have none. */
export function reasonWord(intl: IntlShape, reason: string): string {
  const known = reasonOf[reason]
  return known === undefined ? reason : intl.formatMessage(known)
}

const methods: Record<string, MessageDescriptor> = defineMessages({
  EFT: { defaultMessage: 'Into the bank account', id: 'XjNeDM' },
  PayFast: { defaultMessage: 'Back to the card', id: 'y+dI3q' },
})

export function refundMethodWord(intl: IntlShape, method: string): string {
  const known = methods[method]
  return known === undefined ? method : intl.formatMessage(known)
}
