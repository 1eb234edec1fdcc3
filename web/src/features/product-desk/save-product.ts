import { askAgain } from '@/graphql/ask-again.ts'
import type { ProductUpdateInput } from '@/graphql/schema-types.generated.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import {
  ChangeDeskProductDocument,
  DeleteDeskProductDocument,
  type DeskProductUsesQuery,
  type ProductDeskRow_ProductFragment,
} from './products.generated.ts'
import { asOfNow } from '@/domain/product/publication.ts'

const lists = ['productCollection', 'searchProducts'] as const

export type ProductRow = ProductDeskRow_ProductFragment

/** A product with the keys of what is stored for it. */
export type StoredProduct = DeskProductUsesQuery['productCollection']['edges'][number]['node'] & {
  /** The keys of earlier versions of its files. */
  earlier: readonly string[]
}

/** Asks again for the lists of products, after many were changed at once. */
export async function askForProducts(client: WritingClient) {
  asOfNow()
  await askAgain(client, lists)
}

/**
 * Changes a product as it stands in the list.
 * @throws AppError not_found_or_forbidden when somebody has changed it since
 */
export async function changeProduct(
  client: WritingClient,
  { id, updatedAt }: ProductRow,
  row: ProductUpdateInput,
) {
  asOfNow()
  await writeRow(client, ChangeDeskProductDocument, { id, version: updatedAt, row }, lists)
}

/**
 * Deletes a product, and then its files: a product that is refused keeps them. Only those in its own folders, because an
 * import may have named a file of another one. What stays behind in the store is found by the content check.
 * @throws AppError product_in_use when somebody has it
 */
export async function deleteProduct(client: WritingClient, product: StoredProduct) {
  const { id, thumbnails, productContent: content, earlier } = product
  await writeRow(client, DeleteDeskProductDocument, { id }, lists)
  const own = (keys: readonly (string | null)[], folder: string) =>
    keys.flatMap((key) => (key?.startsWith(`${folder}/`) === true ? [key] : []))
  const away = [
    ['images', own(thumbnails, `Products/${id}`)],
    [
      'content',
      content === null
        ? []
        : own([...content.fileKeys, ...earlier], `ProductsContent/${content.id}`),
    ],
  ] as const
  await Promise.allSettled(
    away.map(async ([bucket, keys]) => keys.length > 0 && removeFiles(bucket, keys)),
  )
}
