import { sameText } from '@kryt/supabase/same-signs'
import { z } from 'zod/mini'
import { askAgain } from '@/graphql/ask-again.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { RollOverDocument, TakeBackRollOverDocument } from './roll-over.generated.ts'

const plan = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    grade: z.string(),
    subject: z.string(),
    subjectAf: z.nullable(z.string()),
    /** The later year has this class already. */
    there: z.boolean(),
    /** How many periods of the timetable come along. */
    periods: z.number(),
  }),
)
export type PlannedClass = z.infer<typeof plan>[number]

/** Reads the answer of previewRollOverClasses. */
export const readRollOver = (raw: unknown): PlannedClass[] | null =>
  typeof raw === 'string' ? plan.parse(JSON.parse(raw)) : null

interface Row {
  subjectId: string
  name: string
  year: number
}

/** The latest year before this one from which a class can be brought over; null when there is none. */
export function yearToBringOver(classes: readonly Row[], year: number): number | null {
  const before = Math.max(...classes.map((one) => one.year).filter((other) => other < year))
  const missing = classes.some(
    (one) =>
      one.year === before &&
      !classes.some(
        (other) =>
          other.year === year &&
          other.subjectId === one.subjectId &&
          sameText(other.name) === sameText(one.name),
      ),
  )
  return missing ? before : null
}

const lists = ['teacherClassSubjectCollection', 'teacherClassPeriodCollection'] as const

/**
 * Makes classes of a year again for a later one, with their timetable.
 * @returns how many were made, and the way back, which leaves those that have been changed or used since and says how many
 * @throws AppError
 */
export async function rollOver(
  client: WritingClient,
  variables: { fromYear: number; toYear: number; classIds: string[] },
) {
  const { data } = await run(client, async () =>
    client.mutate({ mutation: RollOverDocument, variables }),
  )
  const made = data?.rollOverClasses?.edges.map(({ node }) => node) ?? []
  const ids = made.map(({ id }) => id)
  const moment = made[0]?.updatedAt ?? ''
  return {
    count: ids.length,
    back: async () => {
      const { data: gone } = await run(client, async () =>
        client.mutate({ mutation: TakeBackRollOverDocument, variables: { ids, made: moment } }),
      )
      return ids.length - (gone?.takeBackClasses?.edges.length ?? 0)
    },
  }
}

async function run<T>(client: WritingClient, mutate: () => Promise<T>): Promise<T> {
  try {
    return await mutate()
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, lists)
  }
}
