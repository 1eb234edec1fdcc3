import { hasAcceptedCookies } from './cookie-consent.ts'
import { parseRand } from './money.ts'
import { stored } from './stored.ts'

declare global {
  interface Window {
    /** Where a tag manager, if the site has one, picks up what happened. */
    dataLayer?: object[]
  }
}

const key = (orderId: string) => `kryt.purchase.${orderId}`

/**
 * The one place that tells of a purchase: once per order on this device, however often its page is opened, and only
 * where cookies were accepted.
 */
export function recordPurchase({ orderId, total }: { orderId: string; total: string }) {
  if (!hasAcceptedCookies() || stored.read(key(orderId)) !== null) return
  stored.write(key(orderId), 'recorded')
  window.dataLayer ??= []
  window.dataLayer.push({
    event: 'purchase',
    ecommerce: { transaction_id: orderId, value: parseRand(total) / 100, currency: 'ZAR' },
  })
}
