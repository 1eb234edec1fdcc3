import { z } from 'zod/mini'
import type { Member } from '@/domain/product/how-it-comes.tsx'
import type { OrderLines_OrderFragment } from './order-lines.generated.ts'
import { readAnswers, type Answer } from './order-documents.ts'

/** One line of an order, whichever table it comes from. */
export interface OrderedLine {
  key: string
  title: string
  /** Before discounts; null for what had no price. */
  price: string | null
  quantity: number
  /** What one costs. */
  unitPrice: string
  linePrice: string
  discountPercentage: string | null
  /** Whether any of it is posted. */
  physical: boolean
  /** Null where it has none, or is not sold any more. */
  language: string | null
  /** Null where the shop has no picture of it any more. */
  cover: string | null
  /** What a bundle held. */
  members: Member[]
  answers: Answer[]
}

export function linesOf(order: OrderLines_OrderFragment): OrderedLine[] {
  const lines = order.orderLineCollection?.edges.map((edge) => edge.node) ?? []
  return lines.map((line) => ({
    key: line.nodeId,
    title: line.title,
    price: line.price,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    linePrice: line.linePrice,
    discountPercentage: line.discountPercentage,
    physical: line.physical,
    language: line.product?.language ?? line.productBundle?.language ?? null,
    cover: line.product?.thumbnails[0] ?? line.productBundle?.thumbnails[0] ?? null,
    members: (line.members?.edges ?? []).map(({ node }) => ({
      title: node.title,
      physical: node.physical,
      language: node.product?.language ?? null,
    })),
    answers: readAnswers(line.questions),
  }))
}

/** What archive_orders() writes down of a line. */
const archivedLines = z.array(
  z.object({
    title: z.string(),
    price: z.nullable(z.string()),
    quantity: z.number(),
    unitPrice: z.string(),
    linePrice: z.string(),
    discountPercentage: z.nullable(z.string()),
    physical: z.boolean(),
    questions: z.unknown(),
    language: z.nullable(z.string()),
    members: z.array(
      z.object({ title: z.string(), physical: z.boolean(), language: z.nullable(z.string()) }),
    ),
  }),
)

/** @param json the order_products of an archived order; JSON columns arrive as text */
export function linesOfDocument(json: string): OrderedLine[] {
  return archivedLines.parse(JSON.parse(json)).map((line, place) => ({
    key: String(place),
    title: line.title,
    price: line.price,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    linePrice: line.linePrice,
    discountPercentage: line.discountPercentage,
    physical: line.physical,
    language: line.language,
    cover: null,
    members: line.members,
    answers: readAnswers(JSON.stringify(line.questions)),
  }))
}
