import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { expectAffected } from '@/graphql/expect-affected.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import {
  ChangeScheduleDayDocument,
  DeleteScheduleDayDocument,
  ScheduleDayNowDocument,
  WriteScheduleDaysDocument,
} from './schedule-card.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { toStoredDay, valuesOfDay, type DayValues } from './day-form-schema.ts'

const lists = ['teacherScheduleCollection'] as const

/**
 * Writes the periods and breaks of the form to these days: to all, or to none when something fails. What a day had before
 * is replaced.
 * @throws AppError
 */
export async function writeDays(
  client: WritingClient,
  values: DayValues,
  days: readonly string[],
  schedule: readonly { day: string }[],
): Promise<void> {
  const stored = toStoredDay(values)
  const replacedDays = days.filter((day) => schedule.some((one) => one.day === day))
  const added = days.filter((day) => !replacedDays.includes(day))
  if (days.length === 0) return
  try {
    const { data } = await client.mutate({
      mutation: WriteScheduleDaysDocument,
      variables: {
        replacing: replacedDays.length > 0,
        replacedDays,
        replacement: stored,
        adding: added.length > 0,
        added: added.map((day) => ({ ...stored, day })),
      },
    })
    if (replacedDays.length > 0) expectAffected(data?.replaced, replacedDays.length)
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, lists)
  }
}

/**
 * Saves a day, then its copies for other days. The day is saved first and alone: if somebody else has changed it, nothing
 * is written. If only the copies fail, saving again writes them.
 * @param edited the day that is changed, and the version that was read; null for a new one
 * @throws AppError
 */
export async function saveDay(
  client: WritingClient,
  values: DayValues,
  edited: { id: string; version: string } | null,
  schedule: readonly { day: string }[],
): Promise<void> {
  const others = values.alsoFor.filter((day) => day !== values.day)
  if (edited === null) {
    await writeDays(client, values, [values.day, ...others], schedule)
    return
  }
  const set = { ...toStoredDay(values), day: values.day }
  await writeRow(client, ChangeScheduleDayDocument, { ...edited, set }, lists)
  await writeDays(client, values, others, schedule)
}

/** The day as it is stored now; null when it is gone. @throws AppError */
export async function readDay(client: WritingClient, id: string) {
  const now = await readNow(client, ScheduleDayNowDocument, { id })
  const row = now?.teacherScheduleCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfDay(row) } : null
}

/** @throws AppError */
export async function deleteScheduleDay(client: WritingClient, id: string): Promise<void> {
  await writeRow(client, DeleteScheduleDayDocument, { id }, lists)
}
