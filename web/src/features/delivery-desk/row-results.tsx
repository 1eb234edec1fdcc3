import { CheckIcon, XIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'
import type { RowResult } from './desk-calls.ts'

/** What became of each of many: what was not done stands first, with why. */
export function RowResults({ results }: { results: readonly RowResult[] }) {
  const intl = useIntl()
  const refused = results.filter(({ problem }) => problem !== null)
  const done = results.length - refused.length
  return (
    <>
      <p role="status" className="text-[15px] font-semibold">
        <FormattedMessage
          defaultMessage="{done, number} done, {refused, number} not done"
          id="Vcckpo"
          values={{ done, refused: refused.length }}
        />
      </p>
      <ul className="divide-line border-line divide-y border-y text-[15px]">
        {[...refused, ...results.filter(({ problem }) => problem === null)].map(
          ({ order, problem }, index) => (
            <li key={index} className="flex items-start gap-3 py-2.5">
              {problem === null ? (
                <CheckIcon aria-hidden="true" className="text-board mt-0.5 size-[18px] shrink-0" />
              ) : (
                <XIcon aria-hidden="true" className="text-danger mt-0.5 size-[18px] shrink-0" />
              )}
              <span className="w-40 shrink-0 font-semibold wrap-anywhere tabular-nums">
                {order}
              </span>
              <span className="text-ink-muted">
                {problem === null ? (
                  <FormattedMessage defaultMessage="Done" id="JXdbo8" />
                ) : (
                  errorSentence(intl, toAppError({ error: problem }))
                )}
              </span>
            </li>
          ),
        )}
      </ul>
    </>
  )
}
