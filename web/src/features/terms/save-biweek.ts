import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { valuesOfBiweek, type BiweekValues } from './biweek-schema.ts'
import { termLists as lists } from './term-lists.ts'
import {
  AddBiweekDocument,
  BiweekNowDocument,
  ChangeBiweekDocument,
  DeleteBiweekDocument,
  FillCyclesDocument,
} from './terms.generated.ts'

const datesOf = ({ label, labelAf, startDate, endDate }: BiweekValues) => ({
  label,
  labelAf: labelAf === '' ? null : labelAf,
  startDate,
  endDate,
})

/** Gives a term another two-week cycle; the database chooses its colour. @throws AppError biweek_colors_used_up */
export async function addBiweek(client: WritingClient, termId: string, values: BiweekValues) {
  await writeRow(client, AddBiweekDocument, { row: { ...datesOf(values), termId } }, lists)
}

/** @param stored id and version of the cycle. @throws AppError */
export async function changeBiweek(
  client: WritingClient,
  values: BiweekValues,
  stored: { id: string; version: string },
) {
  const row = { ...datesOf(values), color: values.color }
  await writeRow(client, ChangeBiweekDocument, { row, ...stored }, lists)
}

/** The cycle as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readBiweek(client: WritingClient, id: string) {
  const now = await readNow(client, BiweekNowDocument, { id })
  const row = now?.termBiweekCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfBiweek(row) } : null
}

/** @throws AppError */
export async function deleteBiweek(client: WritingClient, id: string) {
  await writeRow(client, DeleteBiweekDocument, { id }, lists)
}

/**
 * Gives a term the two-week cycles of CAPS that it has not. @returns how many were added
 * @throws AppError term_not_found, biweek_colors_used_up
 */
export async function fillCycles(client: WritingClient, termId: string, afterTenth: boolean) {
  const answer = await writeRow(client, FillCyclesDocument, { termId, afterTenth }, lists)
  return answer.fillCycles ?? 0
}
