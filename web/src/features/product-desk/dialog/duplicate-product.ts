import { nameInKey } from '@/components/pictures/picture-key.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { copyFile } from '@/lib/stored-files.ts'
import { serverDate, serverNow } from '@/lib/server-clock.ts'
import * as longest from '@/lib/longest.ts'
import {
  AddProductContentDocument,
  NameContentFilesDocument,
} from './duplicate-product.generated.ts'
import { ProductForDialogDocument, SaveProductDocument } from './product-dialog.generated.ts'
import { rowOfProduct, valuesOfProduct, videosOf, type WholeProduct } from './product-values.ts'

const suffix = ' - COPY'
const lists = ['productCollection', 'searchProducts'] as const

/** Title and row of a copy: no pictures, no SKU, no sale, and not in the shop until somebody has looked at it (A4.4). */
export function copyOf(product: WholeProduct): object {
  const title = `${product.title.slice(0, longest.productTitle - suffix.length)}${suffix}`
  const values = {
    ...valuesOfProduct(product, serverDate()),
    title,
    thumbnails: [],
    sku: '',
    onSale: false,
  }
  return {
    ...rowOfProduct({ ...values, published: false }, null),
    description: product.description,
  }
}

/**
 * Copies a resource with its videos, and each of its files as a file of its own: deleting one never takes the other's.
 * @returns the copy's id
 * @throws AppError. A file that could not be copied leaves a copy with the files before it.
 */
export async function duplicateProduct(client: WritingClient, id: string): Promise<string> {
  const product = await wholeProduct(client, id)
  const { saveProduct } = await writeRow(
    client,
    SaveProductDocument,
    { row: JSON.stringify(copyOf(product)), videos: videosOf(product), id: null, seenAt: null },
    lists,
  )
  if (saveProduct === null) throw new AppError('unexpected')
  const keys = (product.productContent?.fileKeys ?? []).filter((key) => key !== null)
  // The mutation's own answer is older than the content that it wrote.
  if (keys.length > 0) await copyFiles(client, await wholeProduct(client, saveProduct.id), keys)
  return saveProduct.id
}

async function wholeProduct(client: WritingClient, id: string): Promise<WholeProduct> {
  const now = await readNow(client, ProductForDialogDocument, { id })
  const product = now?.productCollection.edges[0]?.node
  if (product === undefined) throw new AppError('not_found_or_forbidden')
  return product
}

async function copyFiles(client: WritingClient, copy: WholeProduct, keys: readonly string[]) {
  const contentId = copy.productContent?.id ?? (await addContent(client, copy.id))
  const copied: string[] = []
  try {
    for (const [place, key] of keys.entries()) {
      // The place keeps two files of one name apart.
      const to = `ProductsContent/${contentId}/${serverNow() + place}-${nameInKey(key)}`
      await copyFile('content', key, to)
      copied.push(to)
    }
  } finally {
    await writeRow(client, NameContentFilesDocument, { id: contentId, fileKeys: copied }, lists)
  }
}

async function addContent(client: WritingClient, productId: string): Promise<string> {
  const data = await writeRow(client, AddProductContentDocument, { row: { productId } })
  const content = data.insertIntoProductContentCollection?.records[0]
  if (content === undefined) throw new AppError('unexpected')
  return content.id
}
