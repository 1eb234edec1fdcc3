import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { termLists as lists } from './term-lists.ts'
import { valuesOfTerm, type TermValues } from './term-schema.ts'
import {
  AddTermDocument,
  ChangeTermDocument,
  DeleteTermDocument,
  TermNowDocument,
} from './terms.generated.ts'

/** @param stored id and version of the term to change; null for a new one. @throws AppError */
export async function saveTerm(
  client: WritingClient,
  { labelAf, gazettedDays, ...values }: TermValues,
  stored: { id: string; version: string } | null,
) {
  const row = {
    ...values,
    labelAf: labelAf === '' ? null : labelAf,
    gazettedDays: gazettedDays === '' ? null : Number(gazettedDays),
  }
  if (stored === null) await writeRow(client, AddTermDocument, { row }, lists)
  else await writeRow(client, ChangeTermDocument, { row, ...stored }, lists)
}

/** The term as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readTerm(client: WritingClient, id: string) {
  const now = await readNow(client, TermNowDocument, { id })
  const row = now?.termCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfTerm(row) } : null
}

/** The two-week cycles of the term go with it. @throws AppError */
export async function deleteTerm(client: WritingClient, id: string) {
  await writeRow(client, DeleteTermDocument, { id }, lists)
}
