import { FormattedMessage } from 'react-intl'
import type { LineProblem } from './read/statement.ts'

const mostShown = 20

/** The rows of a file that could not be read, each with what is wrong. */
export function StatementProblems({ problems }: { problems: readonly LineProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div
      role="alert"
      className="border-chalk-yellow/60 bg-chalk-yellow/12 grid gap-2 rounded-lg border p-4"
    >
      <p className="font-semibold">
        <FormattedMessage
          defaultMessage="{count, plural, one {# row could not be read and is left out.} other {# rows could not be read and are left out.}}"
          id="8Hm+Hc"
          values={{ count: problems.length }}
        />
      </p>
      <ul className="grid max-h-48 gap-1 overflow-y-auto text-[15px] wrap-anywhere">
        {problems.slice(0, mostShown).map(({ row, problem, text }) => (
          <li key={row}>
            {problem === 'cells' ? (
              <FormattedMessage
                defaultMessage="Line {row}: because of a quotation mark we cannot tell where the columns end: {text}"
                id="bcJJoS"
                values={{ row, text }}
              />
            ) : problem === 'date' ? (
              <FormattedMessage
                defaultMessage="Row {row}: “{text}” is no day."
                id="EWdeeA"
                values={{ row, text }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="Row {row}: “{text}” is no amount."
                id="0kJ/8T"
                values={{ row, text }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
