import { asOfNow } from '@/domain/product/publication.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { serverDate } from '@/lib/server-clock.ts'
import * as longest from '@/lib/longest.ts'
import { bundleLists } from '../save-bundle.ts'
import { BundleForDialogDocument, SaveBundleDocument } from './bundle-dialog.generated.ts'
import type { BundleValues } from './bundle-schema.ts'
import { rowOfBundle, valuesOfBundle, type WholeBundle } from './bundle-values.ts'

const suffix = ' - COPY'

async function save(
  client: WritingClient,
  row: ReturnType<typeof rowOfBundle>,
  stored: { id: string; seenAt: string } | null,
): Promise<string> {
  asOfNow()
  const { saveBundle } = await writeRow(
    client,
    SaveBundleDocument,
    { ...row, id: stored?.id ?? null, seenAt: stored?.seenAt ?? null },
    bundleLists,
  )
  if (saveBundle === null) throw new AppError('unexpected')
  return saveBundle.id
}

/**
 * Writes a bundle with its members.
 * @param stored null for a new one
 * @returns its id
 * @throws AppError row_changed when somebody has changed it since
 */
export const saveWholeBundle = async (
  client: WritingClient,
  values: BundleValues,
  stored: { bundle: WholeBundle; version: string } | null,
): Promise<string> =>
  save(
    client,
    rowOfBundle(values, stored?.bundle ?? null),
    stored && { id: stored.bundle.id, seenAt: stored.version },
  )

async function wholeBundle(client: Pick<WritingClient, 'query'>, id: string) {
  const now = await readNow(client, BundleForDialogDocument, { id })
  return now?.productBundleCollection.edges[0]?.node ?? null
}

/** The bundle as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readBundle(client: WritingClient, id: string) {
  const bundle = await wholeBundle(client, id)
  return bundle && { version: bundle.updatedAt, values: valuesOfBundle(bundle, serverDate()) }
}

/** What a copy is saved as: no pictures, and not in the shop until somebody has looked at it (A2.8). */
export function copyOf(bundle: WholeBundle): ReturnType<typeof rowOfBundle> {
  const row = rowOfBundle(valuesOfBundle(bundle, serverDate()), bundle)
  const title = `${bundle.title.slice(0, longest.productTitle - suffix.length)}${suffix}`
  return { ...row, title, thumbnails: [], publishDate: null }
}

/** @returns the copy's id. @throws AppError */
export async function duplicateBundle(client: WritingClient, id: string): Promise<string> {
  const bundle = await wholeBundle(client, id)
  if (bundle === null) throw new AppError('not_found_or_forbidden')
  return save(client, copyOf(bundle), null)
}
