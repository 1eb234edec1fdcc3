import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  AddTagDocument,
  DeleteTagDocument,
  MergeTagsDocument,
  RenameTagDocument,
  TagNowDocument,
} from './product-tags.generated.ts'

/** What shows tags, or the resources that carry them. */
const lists = [
  'tagsForAdmin',
  'productTagCollection',
  'productCollection',
  'searchProducts',
  'productBundleCollection',
] as const

/** @param stored id and version of the tag to rename; null for a new one. @throws AppError product_tag_name_key */
export async function saveTag(
  client: WritingClient,
  name: string,
  stored: { id: string; version: string } | null,
) {
  if (stored === null) await writeRow(client, AddTagDocument, { name }, lists)
  else await writeRow(client, RenameTagDocument, { name, ...stored }, lists)
}

/** The tag as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readTag(client: WritingClient, id: string) {
  const now = await readNow(client, TagNowDocument, { id })
  const row = now?.productTagCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: { name: row.name } } : null
}

/** What carries the first tag carries the second one, and the first is gone. @throws AppError tag_not_found */
export async function mergeTags(client: WritingClient, tagId: string, intoTagId: string) {
  await writeRow(client, MergeTagsDocument, { tagId, intoTagId }, lists)
}

/** @throws AppError */
export async function deleteTag(client: WritingClient, id: string) {
  await writeRow(client, DeleteTagDocument, { id }, lists)
}
