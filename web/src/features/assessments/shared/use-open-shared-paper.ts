import { skipToken, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { missingBecause } from '@/components/use-tell-missing.ts'
import { useNewRowId } from '@/lib/use-new-row-id.ts'
import { isUuid } from '@/lib/uuid.ts'
import type { Opening } from '../editor/use-open-assessment.ts'
import { blankPaper } from '../paper/from-stored.ts'
import { sharedPaperFrom, sharedPapers } from './save-shared-paper.ts'
import { StoredSharedPaperDocument } from './shared-paper.generated.ts'

const newDraft = 'shared-paper.new'

/** A new shared paper, on which only the defaults stand; null while none is being made. */
export function useNewSharedPaper(open: boolean): Opening {
  const intl = useIntl()
  const id = useNewRowId(open ? newDraft : null)
  return useMemo(() => {
    if (!open || id === null) return null
    const instruction = intl.formatMessage({
      defaultMessage: 'Answer ALL the questions.',
      id: 'skGUIv',
    })
    const paper = blankPaper(instruction, id)
    return { assessment: { id, paper, draft: newDraft, shelf: sharedPapers } }
  }, [id, intl, open])
}

/** A stored one as the server has it when it is opened: the cache may have its new version with old texts. */
export function useStoredSharedPaper(id: string | null): Opening {
  const known = id !== null && isUuid(id)
  const { data, error } = useQuery(
    StoredSharedPaperDocument,
    known ? { variables: { id }, fetchPolicy: 'no-cache' } : skipToken,
  )
  const row = data?.assessmentTemplateCollection.edges[0]?.node
  return useMemo(() => {
    if (id === null) return null
    if (row === undefined)
      return known && data === undefined && error === undefined ? null : missingBecause(error)
    const draft = `shared-paper.${id}`
    const [version, paper] = [row.updatedAt, sharedPaperFrom(row)]
    return { assessment: { id, version, paper, draft, shelf: sharedPapers } }
  }, [data, error, id, known, row])
}
