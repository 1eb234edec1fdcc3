import { defineMessage } from 'react-intl'

/** How an order stands while the shop waits for the card provider's word. */
export const beingConfirmed = defineMessage({
  defaultMessage: 'Payment being confirmed',
  id: 'UUMtBm',
})
