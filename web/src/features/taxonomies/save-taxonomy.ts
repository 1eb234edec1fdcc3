import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  AddTaxonomyDocument,
  ChangeTaxonomyDocument,
  DeleteTaxonomyDocument,
  TaxonomyNowDocument,
} from './taxonomies.generated.ts'
import { valuesOfTaxonomy, type TaxonomyValues } from './taxonomy-schema.ts'

/** What shows taxonomies. */
export const lists = ['taxonomyCollection', 'searchTaxonomies'] as const

/**
 * @param stored id and version of the taxonomy to change; null for a new one.
 * @throws AppError taxonomy_name_key
 */
export async function saveTaxonomy(
  client: WritingClient,
  row: TaxonomyValues,
  stored: { id: string; version: string } | null,
) {
  if (stored === null) await writeRow(client, AddTaxonomyDocument, { row }, lists)
  else await writeRow(client, ChangeTaxonomyDocument, { row, ...stored }, lists)
}

/** The taxonomy as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readTaxonomy(client: WritingClient, id: string) {
  const now = await readNow(client, TaxonomyNowDocument, { id })
  const row = now?.taxonomyCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfTaxonomy(row) } : null
}

/** With its levels. @throws AppError */
export async function deleteTaxonomy(client: WritingClient, id: string) {
  await writeRow(client, DeleteTaxonomyDocument, { id }, lists)
}
