import { serverNow } from '../../lib/server-clock.ts'
import type { News } from './follower.ts'

/** An order that was placed longer ago is a known one that changed. */
const newForMs = 10 * 60_000

/** As what a row of the table of orders is announced: a cart is no news, and neither is an old order. */
export function newOrder(row: Record<string, unknown>, now = serverNow()): News | null {
  const { order_date_time: placed, order_status: status } = row
  if (typeof placed !== 'string' || now - Date.parse(placed) > newForMs) return null
  return status === 'QUOTING' ? 'quote' : 'teacher_products_order'
}
