import { useState } from 'react'
import { useIntl } from 'react-intl'
import { markWords } from '@/domain/papers/marks.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { UnfoldButton } from '../editor/unfold-button.tsx'
import type { PaperHistoryQuery } from './paper-history.generated.ts'
import { VersionComparison } from './version-comparison.tsx'

type Version = PaperHistoryQuery['teacherAssessmentVersionCollection']['edges'][number]['node']

/** One saved version: when, how many marks and questions, and what differs from now. */
export function HistoryRow({ version }: { version: Version }) {
  const intl = useIntl()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const facts = intl.formatMessage(
    {
      defaultMessage: '{marks} marks · {count, plural, one {# question} other {# questions}}',
      id: 'FpLCQP',
    },
    { marks: markWords(Number(version.totalMarks)), count: version.questionCount },
  )
  return (
    <li className="grid grid-cols-1 gap-2 py-2.5">
      <UnfoldButton open={open} onOpen={setOpen}>
        <span className="min-w-0 flex-1">
          <span className="block text-[15px] font-semibold tabular-nums">
            {formatMoment(version.savedAt, locale)}
          </span>
          <span className="block text-sm break-words">{version.title}</span>
          <span className="text-ink-muted block text-sm tabular-nums">{facts}</span>
        </span>
      </UnfoldButton>
      {open && <VersionComparison id={version.id} />}
    </li>
  )
}
