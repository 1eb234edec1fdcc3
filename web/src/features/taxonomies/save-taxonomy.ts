import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  AddPrescribedTaxonomiesDocument,
  AddTaxonomyDocument,
  ChangeTaxonomyDocument,
  DeleteTaxonomyDocument,
  TaxonomyNowDocument,
} from './taxonomies.generated.ts'
import { rowOfTaxonomy, valuesOfTaxonomy, type TaxonomyValues } from './taxonomy-schema.ts'

/** What shows taxonomies. */
export const lists = ['taxonomyCollection', 'searchTaxonomies', 'taxonomyPreview'] as const

/**
 * @param stored id and version of the taxonomy to change; null for a new one.
 * @throws AppError taxonomy_name_key
 */
export async function saveTaxonomy(
  client: WritingClient,
  values: TaxonomyValues,
  stored: { id: string; version: string } | null,
) {
  const row = rowOfTaxonomy(values)
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

/** Adds the sets of the curriculum that the list has not and that are so sure. @returns how many @throws AppError */
export async function addPrescribed(client: WritingClient, certainties: string[]): Promise<number> {
  const answer = await writeRow(client, AddPrescribedTaxonomiesDocument, { certainties }, lists)
  return answer.addPrescribedTaxonomies ?? 0
}
