import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { readTakenBack } from './added.ts'
import { valuesOfSubject, type SubjectValues } from './subject-schema.ts'
import {
  AddCurriculumSubjectsDocument,
  AddListedSubjectDocument,
  ChangeSubjectDocument,
  MergeSubjectsDocument,
  SubjectNowDocument,
  TakeBackSubjectsDocument,
} from './subjects.generated.ts'

/** What shows subjects. */
const lists = [
  'subjectCollection',
  'searchSubjects',
  'subjectsToChoose',
  'addedSubjects',
  'curriculumPreview',
] as const

/**
 * @param stored id and version of the subject to change; null for a new one.
 * @throws AppError subject_grade_subject_key
 */
export async function saveSubject(
  client: WritingClient,
  { subjectAf, ...values }: SubjectValues,
  stored: { id: string; version: string } | null,
) {
  const row = { ...values, subjectAf: subjectAf === '' ? null : subjectAf }
  if (stored === null) await writeRow(client, AddListedSubjectDocument, { row }, lists)
  else await writeRow(client, ChangeSubjectDocument, { row, ...stored }, lists)
}

/** The subject as it is now, for a form whose save met a newer version; null when it is gone. @throws AppError */
export async function readSubject(client: WritingClient, id: string) {
  const now = await readNow(client, SubjectNowDocument, { id })
  const row = now?.subjectCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfSubject(row) } : null
}

/**
 * What has the first subject has the second one, and the first is gone.
 * @throws AppError subject_merge_same, subject_merge_grades, subject_not_found
 */
export async function mergeSubjects(
  client: WritingClient,
  subjectId: string,
  intoSubjectId: string,
) {
  await writeRow(client, MergeSubjectsDocument, { subjectId, intoSubjectId }, lists)
}

/** Adds what these phases of the curriculum have and the list has not. @returns how many @throws AppError */
export async function addCurriculum(client: WritingClient, phases: string[]): Promise<number> {
  const answer = await writeRow(client, AddCurriculumSubjectsDocument, { phases }, lists)
  return answer.addCurriculumSubjects ?? 0
}

/** Deletes what one person has added and nobody uses. @returns how many, and how many stay. @throws AppError */
export async function takeBackSubjects(client: WritingClient, addedBy: string) {
  const answer = await writeRow(client, TakeBackSubjectsDocument, { addedBy }, lists)
  return readTakenBack(answer.takeBackSubjects)
}
