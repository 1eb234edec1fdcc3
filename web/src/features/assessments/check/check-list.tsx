import { CircleAlertIcon, CircleCheckIcon, InfoIcon, PrinterIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import type { CheckFinding } from '@/domain/papers/check/finding.ts'
import { useFindingWords } from '@/domain/papers/check/finding-words.ts'
import { usePaperCheck } from './use-paper-check.ts'

/** What a moderator would ask about the paper; each finding leads to its place. */
export function CheckList({
  stored,
  onGo,
}: {
  /** The id of the paper; null for one that is not stored yet, which has no sheet to print. */
  stored: string | null
  onGo: (finding: CheckFinding) => void
}) {
  const found = usePaperCheck()
  const faults = found.filter(({ severity }) => severity === 'fault')
  const remarks = found.filter(({ severity }) => severity === 'remark')
  return (
    <div className="grid grid-cols-1 gap-4">
      {found.length === 0 && (
        <p className="flex gap-2.5 text-[15px]">
          <CircleCheckIcon aria-hidden="true" className="text-board mt-0.5 size-[18px] shrink-0" />
          <FormattedMessage
            defaultMessage="Marks, answers, figures and levels are in order."
            id="skgc2E"
          />
        </p>
      )}
      {faults.length > 0 && (
        <section className="grid grid-cols-1 gap-1">
          <h4 className="text-sm font-semibold">
            <FormattedMessage
              defaultMessage="To be mended: {count}"
              id="mDhkq/"
              values={{ count: faults.length }}
            />
          </h4>
          <Findings found={faults} onGo={onGo} />
        </section>
      )}
      {remarks.length > 0 && (
        <section className="grid grid-cols-1 gap-1">
          <h4 className="text-sm font-semibold">
            <FormattedMessage
              defaultMessage="To be looked at: {count}"
              id="BJhToE"
              values={{ count: remarks.length }}
            />
          </h4>
          <Findings found={remarks} onGo={onGo} />
        </section>
      )}
      {stored !== null && (
        <div className="border-line border-t pt-3">
          <Button asChild variant="outline" size="sm">
            <a
              href={paths.assessmentPrint.href(stored, { side: 'check' })}
              target="_blank"
              rel="noreferrer"
            >
              <PrinterIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Moderation sheet" id="wiesFz" />
            </a>
          </Button>
          <p className="text-ink-muted mt-1.5 text-sm">
            <FormattedMessage
              defaultMessage="The sheet is about the paper as it was last saved."
              id="oQ0Qkr"
            />
          </p>
        </div>
      )}
    </div>
  )
}

function Findings({
  found,
  onGo,
}: {
  found: readonly CheckFinding[]
  onGo: (finding: CheckFinding) => void
}) {
  const say = useFindingWords()
  return (
    <ul className="divide-line grid grid-cols-1 divide-y">
      {found.map((finding, index) => {
        const { severity, number } = finding
        const Icon = severity === 'fault' ? CircleAlertIcon : InfoIcon
        return (
          <li key={index}>
            <button
              type="button"
              className="hover:bg-board/8 flex min-h-11 w-full items-start gap-2.5 rounded-sm px-1.5 py-2 text-left text-[15px]"
              onClick={() => onGo(finding)}
            >
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-[18px] shrink-0 ${severity === 'fault' ? 'text-danger' : 'text-ink-muted'}`}
              />
              <span className="min-w-0 flex-1 break-words">
                {number !== null && <span className="mr-1.5 font-bold tabular-nums">{number}</span>}
                {say(finding)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
