import {
  AddClassDocument,
  AddSubjectDocument,
  ChangeClassDocument,
  ClassNowDocument,
  DeleteClassDocument,
} from './classes-card.generated.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
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

/** @throws AppError */
export async function deleteClass(client: WritingClient, id: string) {
  await writeRow(client, DeleteClassDocument, { id }, ['teacherClassSubjectCollection'])
}
