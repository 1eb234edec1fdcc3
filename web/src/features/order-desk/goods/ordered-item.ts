import { z } from 'zod/mini'
import {
  answersOf,
  parseQuestions,
  type Answer,
  type ProductQuestion,
} from '@/domain/questions/product-question.ts'

/** A resource or bundle that is being put on an order, with all that is asked of the person about it. */
export interface OrderedItem {
  /** One of the two. */
  productId: string | null
  productBundleId: string | null
  title: string
  language: string | null
  /** Whether any of it is posted. */
  physical: boolean
  /** As it is typed. */
  quantity: string
  questions: ProductQuestion[]
  /** In the order of the questions. */
  answers: Answer[]
}

type Named = Pick<OrderedItem, 'productId' | 'productBundleId'>

export const itemKey = ({ productId, productBundleId }: Named) => productId ?? productBundleId ?? ''

/** Several can be ordered of a resource, not of a bundle: things that are posted, else seats. */
export const maySeveral = ({ productBundleId }: OrderedItem) => productBundleId === null

const whole = z.object({
  productId: z.nullable(z.string()),
  productBundleId: z.nullable(z.string()),
  title: z.string(),
  language: z.nullable(z.string()),
  physical: z.boolean(),
})

/** A hit of search_goods(), or a line of order_for_admin(), as what is sent. */
export function itemOf(goods: z.infer<typeof whole> & { questions: unknown; quantity?: number }) {
  const questions = parseQuestions(JSON.stringify(goods.questions))
  const { productId, productBundleId, title, language, physical } = whole.parse(goods)
  return {
    productId,
    productBundleId,
    title,
    language,
    physical,
    quantity: String(goods.quantity ?? 1),
    questions,
    answers: answersOf(questions),
  } satisfies OrderedItem
}

const named = ({ productId, productBundleId }: Named) =>
  productId === null ? { productBundleId } : { productId }

/** What create_order() and its like are sent. */
export const sentItems = (items: readonly OrderedItem[]): string =>
  JSON.stringify(
    items.map((item) => ({
      ...named(item),
      quantity: maySeveral(item) ? Number(item.quantity) : 1,
      answers: item.answers,
    })),
  )

/** What the prices depend on: which goods, and how many of each. */
export const pricedItems = (items: readonly OrderedItem[]): string =>
  JSON.stringify(
    items.map((item) => ({
      ...named(item),
      ...(/^[1-9]\d?$/.test(item.quantity) ? { quantity: Number(item.quantity) } : {}),
    })),
  )

/** For the person who has to choose between two versions: "3 × Wall chart (Grade 4A)". */
export function describeItem({ title, quantity, answers }: OrderedItem): string {
  const given = answers.flat().filter((answer) => answer.trim() !== '')
  return [
    quantity === '1' ? title : `${quantity} × ${title}`,
    ...(given.length === 0 ? [] : [`(${given.join(', ')})`]),
  ].join(' ')
}
