import { z } from 'zod/mini'
import type { Member } from '@/domain/product/how-it-comes.tsx'
import type { OrderLines_OrderFragment } from './order-lines.generated.ts'
import { answeredQuestions, answersOf, readAnswers, type Answer } from './order-documents.ts'

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
  /** A refund took the right to it away. */
  withdrawn?: boolean
  /** Null where it has none, or is not sold any more. */
  language: string | null
  /** Null where the shop has no picture of it any more. */
  cover: string | null
  /** The page of a resource, where whoever reads this can open it. */
  page?: string | undefined
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
    withdrawn: line.withdrawnAt !== null,
    language: line.product?.language ?? line.productBundle?.language ?? null,
    cover: line.product?.thumbnails[0] ?? line.productBundle?.thumbnails[0] ?? null,
    members: (line.members?.edges ?? []).map(({ node }) => ({
      title: node.title,
      physical: node.physical,
      paidBefore: node.paidBefore,
      language: node.product?.language ?? null,
    })),
    answers: readAnswers(line.questions),
  }))
}

/** A line in a document: what archive_orders() writes down, and order_for_admin() answers with. */
export const lineDocuments = z.array(
  z.object({
    title: z.string(),
    price: z.nullable(z.string()),
    quantity: z.number(),
    unitPrice: z.string(),
    linePrice: z.string(),
    discountPercentage: z.nullable(z.string()),
    physical: z.boolean(),
    questions: z.catch(answeredQuestions, []),
    language: z.nullable(z.string()),
    members: z.array(
      z.object({
        title: z.string(),
        physical: z.boolean(),
        language: z.nullable(z.string()),
        // Not in orders that were archived before bundles could be completed.
        paidBefore: z.optional(z.boolean()),
      }),
    ),
    cover: z.optional(z.nullable(z.string())),
    productId: z.optional(z.nullable(z.string())),
    productBundleId: z.optional(z.nullable(z.string())),
  }),
)

export const linesOfDocuments = (
  lines: z.infer<typeof lineDocuments>,
  pageOf: (productId: string) => string | undefined = () => undefined,
): OrderedLine[] =>
  lines.map(({ questions, cover = null, productId, ...line }, place) => ({
    ...line,
    key: String(place),
    cover,
    page: typeof productId === 'string' ? pageOf(productId) : undefined,
    answers: answersOf(questions),
  }))

/** @param json the order_products of an archived order; JSON columns arrive as text */
export const linesOfDocument = (json: string): OrderedLine[] =>
  linesOfDocuments(lineDocuments.parse(JSON.parse(json)))
