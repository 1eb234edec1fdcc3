import { defineMessages } from 'react-intl'
import { parseRand } from '@/lib/money.ts'

/** As the database stores it; PayFast is the card provider. */
export type PaymentMethod = 'EFT' | 'PayFast' | 'Free'

export const methodNames = defineMessages({
  EFT: { defaultMessage: 'EFT', id: 'Cn13GF', description: 'Payment by bank transfer' },
  PayFast: { defaultMessage: 'Card Payment', id: '86EQI2' },
  Free: { defaultMessage: 'Free', id: '4UZ5Wr', description: 'Nothing has to be paid' },
})

/** Nothing to pay leaves no choice; anything else is paid by transfer or card. */
export const methodsFor = (total: string): readonly PaymentMethod[] =>
  parseRand(total) === 0 ? ['Free'] : ['EFT', 'PayFast']

/** The card provider takes no less than R5, as the database knows too. */
export const tooSmallForCard = (total: string) => parseRand(total) < 500
