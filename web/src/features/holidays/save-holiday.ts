import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { valuesOfHoliday, type HolidayValues } from './holiday-schema.ts'
import {
  AddHolidayDocument,
  AddPublicHolidaysDocument,
  ChangeHolidayDocument,
  DeleteHolidayDocument,
  HolidayNowDocument,
} from './holidays.generated.ts'

const lists = ['holidayCollection', 'searchHolidays', 'termCollection', 'searchTerms'] as const

/** @param stored id and version of the holiday to change; null for a new one. @throws AppError */
export async function saveHoliday(
  client: WritingClient,
  { labelAf, ...values }: HolidayValues,
  stored: { id: string; version: string } | null,
) {
  const row = { ...values, labelAf: labelAf === '' ? null : labelAf }
  if (stored === null) await writeRow(client, AddHolidayDocument, { row }, lists)
  else await writeRow(client, ChangeHolidayDocument, { row, ...stored }, lists)
}

/** The holiday as it is now, for a form whose save met a newer version; null when it was deleted. @throws AppError */
export async function readHoliday(client: WritingClient, id: string) {
  const now = await readNow(client, HolidayNowDocument, { id })
  const row = now?.holidayCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfHoliday(row) } : null
}

/** @throws AppError */
export async function deleteHoliday(client: WritingClient, id: string) {
  await writeRow(client, DeleteHolidayDocument, { id }, lists)
}

/** Adds the public holidays of a year that the list has not. @returns how many @throws AppError year_not_known */
export async function addPublicHolidays(client: WritingClient, year: number): Promise<number> {
  const answer = await writeRow(client, AddPublicHolidaysDocument, { year }, lists)
  return answer.addPublicHolidays ?? 0
}
