import type { ApolloClient } from '@apollo/client'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { asOfNow } from '@/domain/product/publication.ts'
import { serverDate } from '@/lib/server-clock.ts'
import { ProductForDialogDocument, SaveProductDocument } from './product-dialog.generated.ts'
import type { ProductValues } from './product-schema.ts'
import { rowOfProduct, valuesOfProduct, type WholeProduct } from './product-values.ts'

const lists = ['productCollection', 'searchProducts'] as const

/**
 * Writes a resource and its videos.
 * @param stored null for a new one
 * @returns its id
 * @throws AppError row_changed when somebody has changed it since
 */
export async function saveWholeProduct(
  client: WritingClient,
  values: ProductValues,
  stored: { product: WholeProduct; version: string } | null,
): Promise<string> {
  asOfNow()
  const { saveProduct } = await writeRow(
    client,
    SaveProductDocument,
    {
      row: JSON.stringify(rowOfProduct(values, stored?.product ?? null)),
      videos: values.videos,
      id: stored?.product.id ?? null,
      seenAt: stored?.version ?? null,
    },
    lists,
  )
  if (saveProduct === null) throw new AppError('unexpected')
  return saveProduct.id
}

/** @throws AppError */
export async function readProduct(client: Pick<ApolloClient, 'query'>, id: string) {
  const now = await readNow(client, ProductForDialogDocument, { id })
  const product = now?.productCollection.edges[0]?.node
  return product
    ? { version: product.updatedAt, values: valuesOfProduct(product, serverDate()) }
    : null
}
