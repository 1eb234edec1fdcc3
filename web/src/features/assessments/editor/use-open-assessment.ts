import { skipToken, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { missingBecause, type Missing } from '@/components/use-tell-missing.ts'
import { useNewRowId } from '@/lib/use-new-row-id.ts'
import { isUuid } from '@/lib/uuid.ts'
import { blankPaper, paperFrom } from '../paper/from-stored.ts'
import { AssessmentNowDocument, AssessmentTemplateDocument } from './assessment-now.generated.ts'
import type { OpenAssessment } from './open-assessment.ts'
import { ownPapers } from './save-assessment.ts'

/** What the editor is opened with, or why it cannot be. */
export type Opening = { assessment: OpenAssessment } | Missing | null

/**
 * A new paper from a template, or from nothing (T2.6).
 * @param from "blank" or the id of a template; null while none is being made
 * @param activityId the activity of the calendar that it is for: its draft is not another's
 */
export function useNewAssessment(from: string | null, activityId: string | null = null): Opening {
  const intl = useIntl()
  const draft =
    from === null
      ? null
      : ['assessment.new', from, ...(activityId === null ? [] : [activityId])].join('.')
  const id = useNewRowId(draft)
  const blank = from === 'blank'
  const known = from !== null && isUuid(from)
  const { data, error } = useQuery(
    AssessmentTemplateDocument,
    known ? { variables: { id: from } } : skipToken,
  )
  const template = data?.assessmentTemplateCollection.edges[0]?.node
  const paper = useMemo(() => {
    if (id === null) return null
    if (blank) {
      const instruction = intl.formatMessage({
        defaultMessage: 'Answer ALL the questions.',
        id: 'skGUIv',
      })
      return blankPaper(instruction, id)
    }
    if (template === undefined) return null
    // A teacher's own paper has one set of levels: the first of the template's.
    const taxonomyId = template.taxonomys?.edges[0]?.node.taxonomyId ?? null
    return paperFrom({ ...template, taxonomyId }, template.subject?.grade ?? null)
  }, [blank, id, intl, template])
  if (id === null || draft === null) return null
  if (paper !== null) return { assessment: { id, paper, draft, shelf: ownPapers } }
  return known && data === undefined && error === undefined ? null : missingBecause(error)
}

/** A stored paper, as the server has it when it is opened. */
export function useStoredAssessment(id: string | null): Opening {
  const known = id !== null && isUuid(id)
  const { data, error } = useQuery(
    AssessmentNowDocument,
    known ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  )
  const row = data?.teacherAssessmentTemplateCollection.edges[0]?.node
  const paper = useMemo(
    () => (row === undefined ? null : paperFrom(row, row.subject?.grade ?? null)),
    [row],
  )
  if (id === null) return null
  if (row !== undefined && paper !== null)
    return {
      assessment: {
        id,
        version: row.updatedAt,
        paper,
        draft: `assessment.${id}`,
        shelf: ownPapers,
      },
    }
  return known && data === undefined && error === undefined ? null : missingBecause(error)
}
