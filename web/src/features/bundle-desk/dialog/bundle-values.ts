import { readPageHtml } from '@/components/rich-text/page/read-page-html.ts'
import { writePageHtml } from '@/components/rich-text/page/write-page-html.ts'
import { publishDateOf, publishValues } from '@/domain/product/goods/publish-values.ts'
import { saleOf, saleValues } from '@/domain/product/goods/sale-values.ts'
import type {
  BundleDialog_BundleFragment,
  SaveBundleMutationVariables,
} from './bundle-dialog.generated.ts'
import type { BundleValues } from './bundle-schema.ts'

export type WholeBundle = BundleDialog_BundleFragment

/** The list without its nulls, which GraphQL's type allows and the database does not. */
const present = <Value>(list: readonly (Value | null)[] | null | undefined): Value[] =>
  (list ?? []).flatMap((one) => (one === null ? [] : [one]))

/** @param now for the publish date of a new bundle. @param productIds what a new one begins with */
export function valuesOfBundle(
  bundle: WholeBundle | null,
  now: Date,
  productIds: string[] = [],
): BundleValues {
  const members = bundle?.products?.edges.map(({ node }) => node.productId)
  return {
    title: bundle?.title ?? '',
    description: readPageHtml(bundle?.description ?? ''),
    productIds: members ?? productIds,
    priceKind: bundle === null || bundle.pricePercentage === null ? 'amount' : 'share',
    price: bundle?.pricePercentage === null ? (bundle.price ?? '') : '',
    pricePercentage: bundle?.pricePercentage ?? '',
    completePrice: bundle?.completePrice ?? false,
    discountPercentage: bundle?.discountPercentage ?? '',
    ...saleValues(bundle),
    ...publishValues(bundle === null ? now : bundle.publishDate),
    featured: bundle?.featured ?? false,
    categoryId: bundle?.categoryId ?? '',
    tags: present(bundle?.tags),
    thumbnails: present(bundle?.thumbnails),
  }
}

const emptyIsNull = (text: string) => (text === '' ? null : text)

/** The arguments of save_bundle() but for the row's id. A description that nobody touched is written as it was. */
export function rowOfBundle(
  values: BundleValues,
  stored: WholeBundle | null,
): Omit<SaveBundleMutationVariables, 'id' | 'seenAt'> {
  const { published, publishDate, priceKind, description, onSale, ...row } = values
  const before = stored && valuesOfBundle(stored, new Date(0)).description
  const untouched = stored !== null && JSON.stringify(before) === JSON.stringify(description)
  const share = priceKind === 'share'
  return {
    ...row,
    title: row.title.trim(),
    description: untouched ? stored.description : writePageHtml(description),
    price: share ? null : emptyIsNull(row.price),
    pricePercentage: share ? row.pricePercentage : null,
    discountPercentage: emptyIsNull(row.discountPercentage),
    ...saleOf({ ...row, onSale }, stored),
    categoryId: emptyIsNull(row.categoryId),
    publishDate: publishDateOf({ published, publishDate }, stored?.publishDate ?? null),
  }
}

const shapes = { amount: /^\d{1,10}(\.\d{1,2})?$/, share: /^\d{1,3}(\.\d{1,2})?$/ }
const orNull = (text: string, shape: RegExp) => (shape.test(text) ? text : null)

/** What bundle_preview() is asked; what is not yet a number counts as empty. */
export const previewOf = (
  values: Pick<
    BundleValues,
    'productIds' | 'priceKind' | 'price' | 'pricePercentage' | 'discountPercentage'
  >,
) => ({
  productIds: values.productIds,
  price: values.priceKind === 'amount' ? orNull(values.price, shapes.amount) : null,
  pricePercentage:
    values.priceKind === 'share' ? orNull(values.pricePercentage, shapes.share) : null,
  discountPercentage: orNull(values.discountPercentage, shapes.share),
})
