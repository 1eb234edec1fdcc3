import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { valuesOfHoliday, type HolidayValues } from './holiday-schema.ts'
import {
  AddHolidayDocument,
  ChangeHolidayDocument,
  DeleteHolidayDocument,
  HolidayNowDocument,
} from './holidays.generated.ts'

const lists = ['holidayCollection', 'searchHolidays'] as const

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
