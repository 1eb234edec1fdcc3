import { FormattedMessage } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { readFindings } from './findings.ts'
import type { TermRow_TermFragment } from './terms.generated.ts'

/** How many days learners go to school, and beside it what the calendar prints where that differs. */
export const schoolDaysCell = ({ schoolDays, gazettedDays }: TermRow_TermFragment) => (
  <span className="inline-flex items-center gap-2">
    {gazettedDays !== null && gazettedDays !== schoolDays && (
      <Badge tone="waiting">
        <FormattedMessage
          defaultMessage="{days} printed"
          id="ackuE0"
          values={{ days: gazettedDays }}
        />
      </Badge>
    )}
    {schoolDays}
  </span>
)

/** How many warnings there are; which, stands below the row. */
export const findingsCell = ({ findings }: TermRow_TermFragment) => {
  const count = readFindings(findings).length
  return (
    count > 0 && (
      <Badge tone="waiting">
        <FormattedMessage
          defaultMessage="{count, plural, one {# warning} other {# warnings}}"
          id="Op0P1R"
          values={{ count }}
        />
      </Badge>
    )
  )
}
