import { readPageHtml } from '@/components/rich-text/page/read-page-html.ts'
import { writePageHtml } from '@/components/rich-text/page/write-page-html.ts'
import { publishDateOf, publishValues } from '@/domain/product/goods/publish-values.ts'
import { saleOf, saleValues } from '@/domain/product/goods/sale-values.ts'
import { parseQuestions } from '@/domain/questions/product-question.ts'
import { questionValues, storedQuestion } from '../questions/question-schema.ts'
import { factValues, storedFacts } from './facts.ts'
import type { ProductDialog_ProductFragment } from './product-dialog.generated.ts'
import type { ProductValues } from './product-schema.ts'

export type WholeProduct = ProductDialog_ProductFragment

/** The list without its nulls, which GraphQL's type allows and the database does not. */
const present = <Value>(list: readonly (Value | null)[] | null | undefined): Value[] =>
  (list ?? []).flatMap((one) => (one === null ? [] : [one]))

/** Ids and links of its videos. */
export const videosOf = (product: WholeProduct | null) => present(product?.productContent?.urls)

/** @param now for the publish date of a new resource */
export function valuesOfProduct(product: WholeProduct | null, now: Date): ProductValues {
  return {
    title: product?.title ?? '',
    description: readPageHtml(product?.description ?? ''),
    price: product?.price ?? '',
    discountPercentage: product?.discountPercentage ?? '',
    ...saleValues(product),
    sku: product?.sku?.toString() ?? '',
    ...publishValues(product === null ? now : product.publishDate),
    featured: product?.featured ?? false,
    eCommerceProduct: product?.eCommerceProduct ?? true,
    physical: product?.physical ?? false,
    subscriptionProduct: product?.subscriptionProduct ?? false,
    categoryId: product?.categoryId ?? '',
    tags: present(product?.tags),
    thumbnails: present(product?.thumbnails),
    videos: videosOf(product),
    questions: parseQuestions(product?.questions).map(questionValues),
    ...factValues(product),
  }
}

const emptyIsNull = (text: string) => (text === '' ? null : text)

/**
 * The row as save_product() takes it. A description that nobody touched is left out: writing it anew could lose what the
 * editor cannot hold.
 */
export function rowOfProduct(values: ProductValues, stored: WholeProduct | null): object {
  const { published, publishDate, description, questions, onSale, ...row } = values
  const before = stored === null ? null : valuesOfProduct(stored, new Date(0))
  const untouched =
    before !== null && JSON.stringify(before.description) === JSON.stringify(description)
  return {
    ...row,
    ...(untouched ? {} : { description: writePageHtml(description) }),
    price: emptyIsNull(row.price),
    discountPercentage: emptyIsNull(row.discountPercentage),
    ...saleOf({ ...row, onSale }, stored),
    categoryId: emptyIsNull(row.categoryId),
    sku: row.sku === '' ? null : Number(row.sku),
    publishDate: publishDateOf({ published, publishDate }, stored?.publishDate ?? null),
    questions: questions.map(storedQuestion),
    ...storedFacts(row),
  }
}
