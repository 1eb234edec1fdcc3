import type { ProductBundleUpdateInput } from '@/graphql/schema-types.generated.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { asOfNow } from '@/domain/product/publication.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import {
  ChangeDeskBundleDocument,
  DeleteDeskBundleDocument,
  type BundleDeskRow_BundleFragment,
  type DeskBundleNowQuery,
} from './bundles.generated.ts'

/** What shows bundles. */
export const bundleLists = ['productBundleCollection', 'searchBundles'] as const

export type BundleRow = BundleDeskRow_BundleFragment

/** A bundle with the keys of its pictures. */
export type StoredBundle = DeskBundleNowQuery['productBundleCollection']['edges'][number]['node']

/**
 * Changes a bundle as it stands in the list.
 * @throws AppError not_found_or_forbidden when somebody has changed it since
 */
export async function changeBundle(
  client: WritingClient,
  { id, updatedAt }: BundleRow,
  row: ProductBundleUpdateInput,
) {
  asOfNow()
  await writeRow(client, ChangeDeskBundleDocument, { id, version: updatedAt, row }, bundleLists)
}

/**
 * Deletes a bundle, and then its own pictures; what stays behind in the store is found by the content check.
 * @throws AppError
 */
export async function deleteBundle(client: WritingClient, { id, thumbnails }: StoredBundle) {
  await writeRow(client, DeleteDeskBundleDocument, { id }, bundleLists)
  const own = thumbnails.flatMap((key) =>
    key?.startsWith(`ProductBundles/${id}/`) === true ? [key] : [],
  )
  if (own.length > 0) await removeFiles('images', own).catch(() => undefined)
}
