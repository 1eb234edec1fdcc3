import { isSameVersion } from '@/components/form/conflict.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import * as longest from '@/lib/longest.ts'
import { stepsToStore } from './change-steps.ts'
import type { LessonNow, LessonRules, LessonShelf } from './lesson-shelf.ts'
import { valuesOfLesson, type LessonValues, type StoredLesson } from './lesson-values.ts'

interface LessonRow extends StoredLesson {
  createdAt: string
  updatedAt: string
  subject: { grade: string } | null
}

/** What a lesson sends to its table. */
export type LessonColumns = ReturnType<typeof columnsOf>

/** A table of lessons: how one is read past the cache and written, and what the database says to an id that is taken. */
export interface LessonTable {
  read: (client: WritingClient, id: string) => Promise<LessonRow | null | undefined>
  /** @param from the template that it was started from */
  add: (
    client: WritingClient,
    row: LessonColumns & { id: string },
    from: string | undefined,
  ) => Promise<unknown>
  change: (
    client: WritingClient,
    lesson: { id: string; version: string; row: LessonColumns },
  ) => Promise<unknown>
  taken: string
  audited?: string
}

const numberOf = (text: string) => (text === '' ? null : Number(text))

const columnsOf = (values: LessonValues) => ({
  name: values.name,
  subjectId: values.subjectId === '' ? null : values.subjectId,
  schoolId: values.schoolId === '' ? null : values.schoolId,
  complexity: values.complexity,
  fontFamily: values.fontFamily,
  minutes: numberOf(values.minutes),
  totalPoints: numberOf(values.totalPoints),
  headings: JSON.stringify(values.headings),
  template: JSON.stringify(stepsToStore(values.steps)),
})

/**
 * The shelf of a table of lessons. A new lesson that is stored already, because the answer to an earlier save was lost, is
 * changed instead.
 */
export function shelfOf(table: LessonTable, rules: LessonRules): LessonShelf {
  const read = async (client: WritingClient, id: string): Promise<LessonNow | null> => {
    const row = (await table.read(client, id)) ?? null
    return (
      row && {
        version: row.updatedAt,
        unchanged: isSameVersion(row.createdAt, row.updatedAt),
        values: valuesOfLesson(row, row.subject?.grade ?? null),
      }
    )
  }
  return {
    rules,
    ...(table.audited === undefined ? {} : { audited: table.audited }),
    read,
    save: async (client, values, { id, version, from }) => {
      const row = columnsOf(values)
      if (version !== undefined) {
        await table.change(client, { id, version, row })
        return
      }
      try {
        await table.add(client, { id, ...row }, from)
      } catch (reason) {
        if (toAppError(reason).code !== table.taken) throw reason
        const stored = await read(client, id)
        if (stored === null) throw reason
        // Another window has opened and saved it since.
        if (!stored.unchanged) throw new AppError('row_changed', { cause: reason })
        await table.change(client, { id, version: stored.version, row })
      }
    },
  }
}

/**
 * Saves a copy of a lesson under another name.
 * @returns whether the lesson was still there
 * @throws AppError
 */
export async function duplicateOn(
  shelf: LessonShelf,
  client: WritingClient,
  id: string,
  nameOf: (name: string) => string,
): Promise<boolean> {
  const stored = await shelf.read(client, id)
  if (stored === null) return false
  const name = nameOf(stored.values.name).slice(0, longest.lessonName)
  await shelf.save(client, { ...stored.values, name }, { id: crypto.randomUUID() })
  return true
}
