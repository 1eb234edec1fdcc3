import type { OrderFactsFragment } from './order-facts.generated.ts'
import { parseRand } from '@/lib/money.ts'

/** A line as the buyer has seen it; amounts in cents. */
interface LineFacts {
  title: string
  unitPrice: number
  quantity: number
  /** Whether it is still sold, and not owned already. */
  orderable: boolean
}

/** What a buyer agrees to: everything from which the total follows. Amounts in cents. */
export interface OrderFacts {
  id: string
  total: number
  delivery: number
  /** The coupon that counts: one that has ended takes nothing off. */
  coupon: string | null
  couponOff: number
  lines: Readonly<Record<string, LineFacts>>
}

export type OrderChange =
  | { kind: 'price'; title: string; from: number; to: number }
  | { kind: 'quantity'; title: string; from: number; to: number }
  | { kind: 'added' | 'removed' | 'not-orderable' | 'orderable'; title: string }
  | { kind: 'coupon-gone' | 'coupon-added'; code: string }
  | { kind: 'coupon'; code: string; from: number; to: number }
  | { kind: 'delivery' | 'total'; from: number; to: number }

export function factsOf(order: OrderFactsFragment): OrderFacts {
  const lines = order.lines?.edges.map(({ node }) => node) ?? []
  return {
    id: order.id,
    total: parseRand(order.orderableTotal ?? order.orderTotal),
    delivery: parseRand(order.orderableShippingFee ?? '0'),
    coupon: order.couponProblem === null ? order.couponCode : null,
    couponOff: parseRand(order.orderableCouponAmount ?? '0'),
    lines: Object.fromEntries(
      lines.map((line) => [
        line.id,
        {
          title: line.title,
          unitPrice: parseRand(line.unitPrice),
          quantity: line.quantity,
          orderable: line.available !== false && line.alreadyOwned !== true,
        },
      ]),
    ),
  }
}

/** Two orders with the same key ask the same of the buyer. */
export const keyOf = (facts: OrderFacts) => JSON.stringify(facts)

/**
 * What the buyer has seen, after a change of their own: everything that follows from it, but neither a price nor an end
 * of the sale that came along with it.
 */
export function afterOwnChange(seen: OrderFacts, now: OrderFacts): OrderFacts {
  return {
    ...now,
    lines: Object.fromEntries(
      Object.entries(now.lines).map(([id, line]) => {
        const before = seen.lines[id]
        return [
          id,
          before ? { ...line, unitPrice: before.unitPrice, orderable: before.orderable } : line,
        ]
      }),
    ),
  }
}

function lineChanges(before: LineFacts | undefined, line: LineFacts): OrderChange[] {
  const { title } = line
  if (!before) return [{ kind: 'added', title }]
  const changes: OrderChange[] = []
  if (before.orderable !== line.orderable) {
    changes.push({ kind: line.orderable ? 'orderable' : 'not-orderable', title })
  }
  if (before.unitPrice !== line.unitPrice) {
    changes.push({ kind: 'price', title, from: before.unitPrice, to: line.unitPrice })
  }
  if (before.quantity !== line.quantity) {
    changes.push({ kind: 'quantity', title, from: before.quantity, to: line.quantity })
  }
  return changes
}

function couponChanges(seen: OrderFacts, now: OrderFacts): OrderChange[] {
  if (seen.coupon === now.coupon) {
    return now.coupon !== null && seen.couponOff !== now.couponOff
      ? [{ kind: 'coupon', code: now.coupon, from: seen.couponOff, to: now.couponOff }]
      : []
  }
  return [
    ...(seen.coupon === null ? [] : [{ kind: 'coupon-gone', code: seen.coupon } as const]),
    ...(now.coupon === null ? [] : [{ kind: 'coupon-added', code: now.coupon } as const]),
  ]
}

/** What is different from what the buyer has seen, the total last; empty when nothing is. */
export function changesBetween(seen: OrderFacts, now: OrderFacts): OrderChange[] {
  return [
    ...Object.entries(seen.lines)
      .filter(([id]) => !(id in now.lines))
      .map(([, { title }]) => ({ kind: 'removed', title }) as const),
    ...Object.entries(now.lines).flatMap(([id, line]) => lineChanges(seen.lines[id], line)),
    ...couponChanges(seen, now),
    ...(seen.delivery === now.delivery
      ? []
      : [{ kind: 'delivery', from: seen.delivery, to: now.delivery } as const]),
    ...(seen.total === now.total
      ? []
      : [{ kind: 'total', from: seen.total, to: now.total } as const]),
  ]
}
