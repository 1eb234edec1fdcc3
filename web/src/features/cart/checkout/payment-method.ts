import { defineMessages } from 'react-intl'

/** As stored in the database; PayFast is the card provider. */
export type PaymentMethod = 'EFT' | 'PayFast' | 'Free'

export const methodNames = defineMessages({
  EFT: { defaultMessage: 'EFT', id: 'Cn13GF', description: 'Payment by bank transfer' },
  PayFast: { defaultMessage: 'Card Payment', id: '86EQI2' },
  Free: { defaultMessage: 'Free', id: '4UZ5Wr', description: 'Nothing has to be paid' },
})

/** The choices of an order that has to be paid. A free one has only "Free", so nothing is asked. */
export const paidMethods = ['EFT', 'PayFast'] as const

/** The card provider's minimum is R5; the database checks it too. The total is in cents. */
export const tooSmallForCard = (total: number) => total < 500
