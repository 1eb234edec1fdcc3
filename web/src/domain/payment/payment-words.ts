import { defineMessage } from 'react-intl'

/** How an order stands while we hold card money that fits it no longer. */
export const moneyHeld = defineMessage({
  defaultMessage: 'Payment received, not placed',
  id: '9wsx0B',
})

/** How an order stands while the shop waits for the card provider's word. */
export const beingConfirmed = defineMessage({
  defaultMessage: 'Payment being confirmed',
  id: 'UUMtBm',
})
