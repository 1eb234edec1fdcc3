import { useQuery } from '@apollo/client/react'
import { RotateCcwIcon } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { useEditor } from '../editor/editor-context.ts'
import { useSettledPaper } from '../editor/use-settled-paper.ts'
import { paperFrom } from '../paper/from-stored.ts'
import { HeadChanges } from './head-changes.tsx'
import { compareHeads, compareQuestions } from './compare-papers.ts'
import { PaperVersionDocument } from './paper-history.generated.ts'
import { QuestionChanges } from './question-changes.tsx'

/** What differs between a saved version and the paper as it is now, and putting that version back. */
export function VersionComparison({ id }: { id: string }) {
  const intl = useIntl()
  const { store, announce } = useEditor()
  const now = useSettledPaper(400)
  const { data, error } = useQuery(PaperVersionDocument, { variables: { id } })
  const row = data?.teacherAssessmentVersionCollection.edges[0]?.node
  const { subjectId, schoolId, taxonomyIds, grade } = now.meta
  const version = useMemo(
    () =>
      row === undefined ? null : paperFrom({ ...row, subjectId, schoolId, taxonomyIds }, grade),
    [row, subjectId, schoolId, taxonomyIds, grade],
  )
  const changes = useMemo(
    () =>
      version === null
        ? null
        : { heads: compareHeads(version, now), questions: compareQuestions(version, now) },
    [version, now],
  )
  if (error !== undefined) return <FormError error={error} />
  if (data === undefined) return <Skeleton className="h-20" />
  if (version === null || changes === null)
    return (
      <p className="text-ink-muted text-sm">
        <FormattedMessage defaultMessage="This version is no longer kept." id="jhjY6Q" />
      </p>
    )
  const restore = () => {
    store.pause()
    store.dispatch({ kind: 'replace', paper: version })
    store.pause()
    const words = intl.formatMessage({
      defaultMessage: 'This version is in the editor. Save to keep it, or undo.',
      id: 'cM0Zm1',
    })
    announce(words)
    showSnack('done', words)
  }
  const none = changes.heads.length === 0 && changes.questions.length === 0
  return (
    <div className="grid grid-cols-1 gap-2.5 pl-1 text-[15px]">
      {none ? (
        <p className="text-ink-muted text-sm">
          <FormattedMessage defaultMessage="The paper is the same now." id="C/qsX6" />
        </p>
      ) : (
        <>
          <HeadChanges changes={changes.heads} />
          <QuestionChanges changes={changes.questions} />
          <div>
            <Button variant="outline" size="sm" onClick={restore}>
              <RotateCcwIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Put this version back" id="daIndW" />
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
