import { cardPayments } from '@/features/card-payments/card-payments-list.ts'
import { deliveries } from '@/features/delivery-desk/deliveries-list.ts'
import { bankLines } from '@/features/eft-desk/bank-lines-list.ts'
import { deskOrders } from '@/features/order-desk/desk-orders-list.ts'
import { deskQuotes } from '@/features/order-desk/desk-quotes-list.ts'
import { products } from '@/features/product-desk/products-list.ts'
import type { WorkLinks } from '@/features/overview/waiting.tsx'

/** Older than the month that lists begin with. */
const always = { from: '2000-01-01', to: null }

/** Where each kind of work is done: its own desk, or the list that shows it. */
export function workLinks(): WorkLinks {
  return {
    owedToUs: deskOrders.toUrl({ filters: { placed: always, money: 'toUs' } }),
    owedBack: deskOrders.toUrl({ filters: { placed: always, money: 'back' } }),
    transfersBack: bankLines.toUrl({ filters: { state: 'OWED_BACK' } }),
    notifications: cardPayments.toUrl({ filters: { waiting: true } }),
    confirming: deskOrders.toUrl({ filters: { placed: always, confirming: true } }),
    toPack: deliveries.toUrl({ filters: { state: 'TO_PACK' } }),
    quotes: deskQuotes.toUrl({ filters: { placed: always } }),
    missingFiles: products.toUrl({ filters: { missing: 'files' } }),
    withoutFiles: products.toUrl({
      filters: { state: 'published', kind: 'download', missing: 'all' },
    }),
    mails: '#mails',
    refunds: '#refunds',
  }
}
