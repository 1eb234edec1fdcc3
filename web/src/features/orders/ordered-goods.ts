import { z } from 'zod/mini'
import type { OrderLines_OrderFragment } from './order-lines.generated.ts'
import { readAnswers, type Answer } from './order-documents.ts'

/** One line of an order, whichever table it comes from. */
export interface OrderedLine {
  key: string
  title: string
  /** Before discounts; null for what had no price. */
  price: string | null
  linePrice: string
  discountPercentage: string | null
  physical: boolean
  /** Null where the shop has no picture of it any more. */
  cover: string | null
  /** Titles of what a bundle held. */
  members: string[]
  answers: Answer[]
}

export function linesOf(order: OrderLines_OrderFragment): OrderedLine[] {
  const lines = order.orderLineCollection?.edges.map((edge) => edge.node) ?? []
  return lines.map((line) => ({
    key: line.nodeId,
    title: line.title,
    price: line.price,
    linePrice: line.linePrice,
    discountPercentage: line.discountPercentage,
    physical: line.physical,
    cover: line.product?.thumbnails[0] ?? line.productBundle?.thumbnails[0] ?? null,
    members: line.members?.edges.map((edge) => edge.node.title) ?? [],
    answers: readAnswers(line.questions),
  }))
}

/** What archive_orders() writes down of a line. */
const archivedLines = z.array(
  z.object({
    title: z.string(),
    price: z.nullable(z.string()),
    linePrice: z.string(),
    discountPercentage: z.nullable(z.string()),
    physical: z.boolean(),
    questions: z.unknown(),
    members: z.array(z.string()),
  }),
)

/** @param json the order_products of an archived order; JSON columns arrive as text */
export function linesOfDocument(json: string): OrderedLine[] {
  return archivedLines.parse(JSON.parse(json)).map((line, place) => ({
    key: String(place),
    title: line.title,
    price: line.price,
    linePrice: line.linePrice,
    discountPercentage: line.discountPercentage,
    physical: line.physical,
    cover: null,
    members: line.members,
    answers: readAnswers(JSON.stringify(line.questions)),
  }))
}
