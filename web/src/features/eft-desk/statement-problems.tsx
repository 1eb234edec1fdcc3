import { FormattedMessage, useIntl } from 'react-intl'
import { problemWords } from './problem-words.ts'
import type { LineProblem } from './read/statement.ts'

const mostShown = 100

/** The rows of a file that are left out, each with what is wrong; and that the file ends early. */
export function StatementProblems({ problems }: { problems: readonly LineProblem[] }) {
  const intl = useIntl()
  if (problems.length === 0) return null
  const left = problems.filter(({ problem }) => problem !== 'ends_early')
  const early = problems.filter(({ problem }) => problem === 'ends_early')
  return (
    <div
      role="alert"
      className="border-chalk-yellow/60 bg-chalk-yellow/12 grid gap-2 rounded-lg border p-4"
    >
      {early.map(({ row }) => (
        <p key={row} className="font-semibold">
          <FormattedMessage {...problemWords.ends_early} values={{ row }} />
        </p>
      ))}
      {left.length > 0 && (
        <p className="font-semibold">
          <FormattedMessage
            defaultMessage="{count, plural, one {# row could not be read and is left out.} other {# rows could not be read and are left out.}}"
            id="8Hm+Hc"
            values={{ count: left.length }}
          />
        </p>
      )}
      <ul className="grid max-h-48 gap-1 overflow-y-auto text-[15px] wrap-anywhere">
        {left.slice(0, mostShown).map(({ row, problem, text, line }, index) => (
          <li key={`${String(row)} ${String(index)}`}>
            {intl.formatMessage(problemWords[problem], { row, text })}
            {line !== undefined && line !== '' && (
              <span className="text-ink-muted block">{line}</span>
            )}
          </li>
        ))}
      </ul>
      {left.length > mostShown && (
        <p>
          <FormattedMessage
            defaultMessage="And {count, number} more."
            id="ZIfIL9"
            values={{ count: left.length - mostShown }}
          />
        </p>
      )}
    </div>
  )
}
