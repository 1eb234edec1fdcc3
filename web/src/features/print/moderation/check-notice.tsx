import { CircleCheckIcon, TriangleAlertIcon } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { checkPaper } from '@/domain/papers/check/check-paper.ts'
import type { Paper } from '../paper/paper.ts'
import { checkedPaper } from './checked-paper.ts'

/** Offers the check before a paper is printed; it refuses nothing. On the screen only. */
export function CheckNotice({
  paper,
  shown,
  onShow,
}: {
  paper: Paper
  /** The moderation sheet is shown, and not the paper. */
  shown: boolean
  onShow: (check: boolean) => void
}) {
  const found = useMemo(() => checkPaper(checkedPaper(paper)), [paper])
  const faults = found.filter(({ severity }) => severity === 'fault').length
  const calm = found.length === 0
  const Icon = calm ? CircleCheckIcon : TriangleAlertIcon
  return (
    <aside className="paper-notice">
      <div
        className={`text-ink flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md border px-3.5 py-1.5 text-[15px] ${calm ? 'border-line-strong bg-card' : 'border-chalk-yellow/60 bg-chalk-yellow/12'}`}
      >
        <Icon aria-hidden="true" className="size-[18px] shrink-0" />
        <span className="min-w-0 flex-1 basis-56 py-1.5">
          {calm ? (
            <FormattedMessage
              defaultMessage="Marks, answers, figures and levels are in order."
              id="skgc2E"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Check: {faults, plural, =0 {{remarks} to be looked at} other {{remarks, plural, =0 {{faults} to be mended} other {{faults} to be mended, {remarks} to be looked at}}}}."
              id="oWmjr5"
              values={{ faults, remarks: found.length - faults }}
            />
          )}
        </span>
        <Button variant="link" size="inline" className="min-h-11" onClick={() => onShow(!shown)}>
          {shown ? (
            <FormattedMessage defaultMessage="Back to the paper" id="WnNmdU" />
          ) : (
            <FormattedMessage defaultMessage="Moderation sheet" id="wiesFz" />
          )}
        </Button>
      </div>
    </aside>
  )
}
