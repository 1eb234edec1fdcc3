import {
  ActivitiesOfClassDocument,
  AddClassDocument,
  AddSubjectDocument,
  ChangeClassDocument,
  ClassNowDocument,
  DeleteClassDocument,
  GiveClassDocument,
  type ClassesCard_ClassFragment,
} from './classes-card.generated.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { expectAffected } from '@/graphql/expect-affected.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { anotherSubject, valuesOfClass, type ClassValues } from './class-form-schema.ts'

async function subjectOf(client: WritingClient, values: ClassValues): Promise<string> {
  if (values.subjectId !== anotherSubject) return values.subjectId
  const subject = { grade: values.grade, subject: values.newSubject }
  const made = await writeRow(client, AddSubjectDocument, subject, ['subjectCollection'])
  const id = made.insertIntoSubjectCollection?.records[0]?.id
  if (id === undefined) throw new AppError('unexpected')
  return id
}

/**
 * @param stored the version of the class that was edited; null for a new one
 * @throws AppError
 */
export async function saveClass(
  client: WritingClient,
  values: ClassValues,
  stored: { id: string; version: string } | null,
) {
  const row = { name: values.name, subjectId: await subjectOf(client, values) }
  const lists = ['teacherClassSubjectCollection'] as const
  if (stored === null) await writeRow(client, AddClassDocument, row, lists)
  else await writeRow(client, ChangeClassDocument, { ...row, ...stored }, lists)
}

/** @throws AppError */
export async function readClass(client: WritingClient, id: string) {
  const now = await readNow(client, ClassNowDocument, { id })
  const row = now?.teacherClassSubjectCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfClass(row) } : null
}

/** The activities of a class, as they are now. @throws AppError */
async function activitiesOf(client: WritingClient, id: string): Promise<string[]> {
  const now = await readNow(client, ActivitiesOfClassDocument, { id })
  return now?.teacherActivityCollection.edges.map((edge) => edge.node.id) ?? []
}

const lists = ['teacherClassSubjectCollection', 'teacherActivityCollection'] as const

/** Writes any number of rows, then asks again for what they are shown in. @throws AppError */
async function written<T>(client: WritingClient, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, lists)
  }
}

/**
 * Deletes a class. Its activities stay, with the class that takes them over or with none.
 * @returns how to bring it back: the class and what belonged to it
 * @throws AppError
 */
export async function deleteClass(
  client: WritingClient,
  one: ClassesCard_ClassFragment,
  heir: string | null,
): Promise<() => Promise<void>> {
  const ids = await activitiesOf(client, one.id)
  const variables = { id: one.id, heir, handingOn: heir !== null }
  const deleting = async () => client.mutate({ mutation: DeleteClassDocument, variables })
  const { data } = await written(client, deleting)
  expectAffected(data?.deleteFromTeacherClassSubjectCollection)
  return async () => {
    const row = { name: one.name, subjectId: one.subjectId }
    const made = await writeRow(client, AddClassDocument, row, lists)
    const classId = made.insertIntoTeacherClassSubjectCollection?.records[0]?.id
    if (classId === undefined) throw new AppError('unexpected')
    // Those that were deleted meanwhile stay deleted.
    const given = { ids, classId }
    if (ids.length > 0) {
      await written(client, async () =>
        client.mutate({ mutation: GiveClassDocument, variables: given }),
      )
    }
  }
}
