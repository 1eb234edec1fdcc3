import { isSameVersion } from '@/components/form/conflict.ts'
import { sharedPaperLists } from '@/domain/templates/shared-paper-lists.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { paperRow } from '../editor/paper-row.ts'
import type { PaperShelf, StoredNow } from '../editor/paper-shelf.ts'
import { paperFrom } from '../paper/from-stored.ts'
import type { Paper } from '../paper/paper.ts'
import {
  AddSharedPaperDocument,
  ChangeSharedPaperDocument,
  StoredSharedPaperDocument,
  type StoredSharedPaper_TemplateFragment,
} from './shared-paper.generated.ts'

/** A stored template as the editor has it, with all of its taxonomies in their order. */
export const sharedPaperFrom = (row: StoredSharedPaper_TemplateFragment): Paper =>
  paperFrom(
    { ...row, taxonomyIds: (row.taxonomys?.edges ?? []).map(({ node }) => node.taxonomyId) },
    row.subject?.grade ?? null,
  )

async function readSharedPaper(client: WritingClient, id: string): Promise<StoredNow | null> {
  const now = await readNow(client, StoredSharedPaperDocument, { id })
  const row = now?.assessmentTemplateCollection.edges[0]?.node
  return row === undefined
    ? null
    : {
        version: row.updatedAt,
        unchanged: isSameVersion(row.createdAt, row.updatedAt),
        paper: sharedPaperFrom(row),
      }
}

/** In one mutation with its taxonomies. @throws AppError as PaperShelf.save() */
async function saveSharedPaper(
  client: WritingClient,
  paper: Paper,
  { id, version }: { id: string; version?: string | undefined },
): Promise<string> {
  const row = paperRow(paper)
  const taxonomyIds = [...paper.meta.taxonomyIds]
  const written =
    version === undefined
      ? (
          await writeRow(
            client,
            AddSharedPaperDocument,
            { id, row: { id, ...row }, taxonomyIds },
            sharedPaperLists,
          )
        ).insertIntoAssessmentTemplateCollection
      : (
          await writeRow(
            client,
            ChangeSharedPaperDocument,
            { id, version, row, taxonomyIds },
            sharedPaperLists,
          )
        ).updateAssessmentTemplateCollection
  const stored = written?.records[0]?.updatedAt
  if (stored === undefined) throw new AppError('unexpected')
  return stored
}

/** The papers for everybody: several sets of cognitive levels, and always a school. */
export const sharedPapers: PaperShelf = {
  read: readSharedPaper,
  save: saveSharedPaper,
  storedAlready: 'assessment_template_pkey',
  severalTaxonomies: true,
  forSchool: true,
  isOwn: false,
}
