import { isSameVersion } from '@/components/form/conflict.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { paperFrom } from '../paper/from-stored.ts'
import type { Paper } from '../paper/paper.ts'
import { paperRow, titledPaper } from './paper-row.ts'
import type { PaperShelf, StoredNow } from './paper-shelf.ts'
import {
  AddAssessmentDocument,
  AssessmentNowDocument,
  ChangeAssessmentDocument,
  DeleteAssessmentDocument,
} from './assessment-now.generated.ts'

const lists = ['teacherAssessmentTemplateCollection', 'searchPapers'] as const

const rowOf = (paper: Paper) => ({
  ...paperRow(paper),
  taxonomyId: paper.meta.taxonomyIds[0] ?? null,
})

/**
 * @returns the version that it is stored in now
 * @param stored id and version of the paper to change; for a new one its id alone
 * @throws AppError not_found_or_forbidden when the stored paper has another version;
 * teacher_assessment_template_pkey when the new one is stored already, because the answer to an earlier save was lost
 */
async function saveAssessment(
  client: WritingClient,
  paper: Paper,
  { id, version }: { id: string; version?: string | undefined },
): Promise<string> {
  const row = rowOf(paper)
  const written =
    version === undefined
      ? (await writeRow(client, AddAssessmentDocument, { row: { id, ...row } }, lists))
          .insertIntoTeacherAssessmentTemplateCollection
      : (await writeRow(client, ChangeAssessmentDocument, { id, version, row }, lists))
          .updateTeacherAssessmentTemplateCollection
  const stored = written?.records[0]?.updatedAt
  if (stored === undefined) throw new AppError('unexpected')
  return stored
}

/** The paper as it is now, past the cache; null when it is gone. @throws AppError */
async function readAssessment(client: WritingClient, id: string): Promise<StoredNow | null> {
  const now = await readNow(client, AssessmentNowDocument, { id })
  const row = now?.teacherAssessmentTemplateCollection.edges[0]?.node
  return row === undefined
    ? null
    : {
        version: row.updatedAt,
        unchanged: isSameVersion(row.createdAt, row.updatedAt),
        paper: paperFrom(row, row.subject?.grade ?? null),
      }
}

/**
 * Saves a copy of a paper under another title.
 * @returns whether the paper was still there
 * @throws AppError
 */
export async function duplicateAssessment(
  client: WritingClient,
  id: string,
  titleOf: (title: string) => string,
): Promise<boolean> {
  const stored = await readAssessment(client, id)
  if (stored === null) return false
  const copy = titledPaper(stored.paper, titleOf(stored.paper.meta.title))
  await saveAssessment(client, copy, { id: crypto.randomUUID() })
  return true
}

/** A teacher's own papers: each has at most one set of cognitive levels. */
export const ownPapers: PaperShelf = {
  read: readAssessment,
  save: saveAssessment,
  storedAlready: 'teacher_assessment_template_pkey',
  severalTaxonomies: false,
  forSchool: false,
  isOwn: true,
}

/** @throws AppError */
export async function deleteAssessment(client: WritingClient, id: string): Promise<void> {
  await writeRow(client, DeleteAssessmentDocument, { id }, lists)
}
