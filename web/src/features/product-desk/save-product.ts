import { askAgain } from '@/graphql/ask-again.ts'
import type { ProductUpdateInput } from '@/graphql/schema-types.generated.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  ChangeDeskProductDocument,
  DeleteDeskProductDocument,
  type ProductDeskRow_ProductFragment,
} from './products.generated.ts'
import { asOfNow } from '@/domain/product/publication.ts'

const lists = ['productCollection', 'searchProducts'] as const

export type ProductRow = ProductDeskRow_ProductFragment

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

/** @throws AppError product_in_use when somebody has it */
export async function deleteProduct(client: WritingClient, id: string) {
  await writeRow(client, DeleteDeskProductDocument, { id }, lists)
}
