import { adminPaths } from '@/config/admin-paths.ts'
import { deskOrders } from '@/features/order-desk/desk-orders-list.ts'
import { deskQuotes } from '@/features/order-desk/desk-quotes-list.ts'
import type { WorkLinks } from '@/features/overview/waiting.tsx'

/** The address of a screen, if the back-office has it. */
function screenAt(address: string): string | undefined {
  const all: { pattern: string }[] = Object.values(adminPaths)
  return all.some(({ pattern }) => pattern === address || pattern.startsWith(`${address}/:`))
    ? address
    : undefined
}

/** Older than the month that lists begin with. */
const always = { from: '2000-01-01', to: null }

/** Where each kind of work is done: its own desk, or the list that shows it. */
export function workLinks(): WorkLinks {
  const desk = screenAt('/admin/eft')
  return {
    transfers: desk ?? deskOrders.toUrl({ filters: { status: 'PROCESSING', placed: always } }),
    notifications: screenAt('/admin/card-payments') ?? desk,
    toPack:
      screenAt('/admin/deliveries') ??
      deskOrders.toUrl({ filters: { status: 'PAID', physical: true } }),
    quotes: deskQuotes.toUrl({ filters: { placed: always } }),
    withoutFiles: screenAt('/admin/products'),
    refunds: '#refunds',
  }
}
