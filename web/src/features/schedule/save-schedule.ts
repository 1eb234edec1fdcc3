import type { ApolloClient } from '@apollo/client'
import { askAgain } from '@/graphql/ask-again.ts'
import { expectAffected } from '@/graphql/expect-affected.ts'
import {
  DeleteScheduleDayDocument,
  SaveScheduleDocument,
  type ScheduleCard_DayFragment,
} from './schedule-card.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { toStoredDay, type DayValues } from './day-form-schema.ts'

type Client = Pick<ApolloClient, 'mutate' | 'query' | 'refetchQueries'>

/**
 * Saves a day and its copies for other days, which replace what those held.
 * @param edited the entry that is changed; null for a new one
 * @throws AppError
 */
export async function saveSchedule(
  client: Client,
  values: DayValues,
  {
    edited,
    schedule,
  }: { edited: ScheduleCard_DayFragment | null; schedule: readonly { day: string }[] },
): Promise<void> {
  const stored = toStoredDay(values)
  const others = values.alsoFor.filter((day) => day !== values.day)
  const replacedDays = others.filter((day) => schedule.some((one) => one.day === day))
  const added = [...(edited === null ? [values.day] : []), ...others].filter(
    (day) => !replacedDays.includes(day),
  )
  try {
    const { data } = await client.mutate({
      mutation: SaveScheduleDocument,
      variables: {
        editing: edited !== null,
        id: edited?.id ?? null,
        edited: { ...stored, day: values.day },
        replacing: replacedDays.length > 0,
        replacedDays,
        replacement: stored,
        adding: added.length > 0,
        added: added.map((day) => ({ ...stored, day })),
      },
    })
    if (edited !== null) expectAffected(data?.edited)
    if (replacedDays.length > 0) expectAffected(data?.replaced, replacedDays.length)
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, ['teacherScheduleCollection'])
  }
}

/** @throws AppError */
export async function deleteScheduleDay(client: Client, id: string): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: DeleteScheduleDayDocument,
      variables: { id },
    })
    expectAffected(data?.deleteFromTeacherScheduleCollection)
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, ['teacherScheduleCollection'])
  }
}
