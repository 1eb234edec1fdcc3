import {
  AddClassDocument,
  AddSubjectDocument,
  ChangeClassDocument,
  ClassNowDocument,
  DeleteClassDocument,
  RestoreClassDocument,
} from './classes-card.generated.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { anotherSubject, valuesOfClass, type ClassValues } from './class-form-schema.ts'

async function subjectOf(client: WritingClient, values: ClassValues): Promise<string> {
  if (values.subjectId !== anotherSubject) return values.subjectId
  const subject = { grade: values.grade, subject: values.newSubject }
  const made = await writeRow(client, AddSubjectDocument, subject, [
    'subjectsToChoose',
    'mySubjectIds',
  ])
  const id = made.insertIntoSubjectCollection?.records[0]?.id
  if (id === undefined) throw new AppError('unexpected')
  return id
}

/**
 * @param stored the version of the class that was edited, or the year of a new one
 * @throws AppError
 */
export async function saveClass(
  client: WritingClient,
  values: ClassValues,
  stored: { id: string; version: string } | { year: number },
) {
  const row = { name: values.name, subjectId: await subjectOf(client, values) }
  const lists = ['teacherClassSubjectCollection'] as const
  if ('year' in stored) await writeRow(client, AddClassDocument, { ...row, ...stored }, lists)
  else await writeRow(client, ChangeClassDocument, { ...row, ...stored }, lists)
}

/** @throws AppError */
export async function readClass(client: WritingClient, id: string) {
  const now = await readNow(client, ClassNowDocument, { id })
  const row = now?.teacherClassSubjectCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfClass(row) } : null
}

const changed = [
  'teacherClassSubjectCollection',
  'teacherActivityCollection',
  'teacherClassPeriodCollection',
] as const

/** Calls a function of the database, then asks again for what it changed. @throws AppError */
async function called<T>(client: WritingClient, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, changed)
  }
}

/**
 * Deletes a class. Its activities stay, with the class that takes them over or with none; so does its timetable.
 * @returns how to bring it back, for a day: the class itself and what belonged to it
 * @throws AppError
 */
export async function deleteClass(
  client: WritingClient,
  id: string,
  heir: string | null,
): Promise<() => Promise<void>> {
  await called(client, async () =>
    client.mutate({ mutation: DeleteClassDocument, variables: { id, heir } }),
  )
  return async () => {
    await called(client, async () =>
      client.mutate({ mutation: RestoreClassDocument, variables: { id } }),
    )
  }
}
