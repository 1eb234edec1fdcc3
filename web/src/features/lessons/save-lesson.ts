import { isSameVersion } from '@/components/form/conflict.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { stepsToStore } from './change-steps.ts'
import {
  AddLessonDocument,
  ChangeLessonDocument,
  DeleteLessonDocument,
  LessonNowDocument,
} from './lesson-now.generated.ts'
import type { LessonNow, LessonShelf } from './lesson-shelf.ts'
import { valuesOfLesson, type LessonValues } from './lesson-values.ts'

const lists = ['teacherSubjectTemplateCollection', 'searchLessons', 'schoolsOfMyLessons'] as const

const numberOf = (text: string) => (text === '' ? null : Number(text))

const rowOf = (values: LessonValues) => ({
  name: values.name,
  subjectId: values.subjectId,
  schoolId: values.schoolId === '' ? null : values.schoolId,
  complexity: values.complexity,
  fontFamily: values.fontFamily,
  minutes: numberOf(values.minutes),
  totalPoints: numberOf(values.totalPoints),
  headings: JSON.stringify(values.headings),
  template: JSON.stringify(stepsToStore(values.steps)),
})

/**
 * @param stored id and version of the lesson to change; for a new one its id alone: if it is stored already, because the
 * answer to an earlier save was lost, that row is changed
 * @throws AppError
 */
export async function saveLesson(
  client: WritingClient,
  values: LessonValues,
  { id, version }: { id: string; version?: string },
): Promise<void> {
  const row = rowOf(values)
  if (version !== undefined) {
    await writeRow(client, ChangeLessonDocument, { id, version, row }, lists)
    return
  }
  try {
    await writeRow(client, AddLessonDocument, { row: { id, ...row } }, lists)
  } catch (reason) {
    if (toAppError(reason).code !== 'teacher_subject_template_pkey') throw reason
    const stored = await readLesson(client, id)
    if (stored === null) throw reason
    // Another window has opened and saved it since.
    if (!stored.unchanged) throw new AppError('row_changed', { cause: reason })
    await writeRow(client, ChangeLessonDocument, { id, version: stored.version, row }, lists)
  }
}

/** The lesson as it is now, past the cache; null when it is gone. @throws AppError */
async function readLesson(client: WritingClient, id: string): Promise<LessonNow | null> {
  const now = await readNow(client, LessonNowDocument, { id })
  const row = now?.teacherSubjectTemplateCollection.edges[0]?.node
  return row === undefined
    ? null
    : {
        version: row.updatedAt,
        unchanged: isSameVersion(row.createdAt, row.updatedAt),
        values: valuesOfLesson(row, row.subject?.grade ?? null),
      }
}

/**
 * Saves a copy of a lesson under another name.
 * @returns whether the lesson was still there
 * @throws AppError
 */
export async function duplicateLesson(
  client: WritingClient,
  id: string,
  nameOf: (name: string) => string,
): Promise<boolean> {
  const stored = await readLesson(client, id)
  if (stored === null) return false
  const { values } = stored
  await saveLesson(
    client,
    { ...values, name: nameOf(values.name).slice(0, 200) },
    { id: crypto.randomUUID() },
  )
  return true
}

/** A teacher's own lessons. */
export const ownLessons: LessonShelf = {
  rules: { filled: true, school: false },
  read: readLesson,
  save: saveLesson,
}

/** @throws AppError */
export async function deleteLesson(client: WritingClient, id: string): Promise<void> {
  await writeRow(client, DeleteLessonDocument, { id }, lists)
}
