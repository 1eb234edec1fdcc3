import { TriangleAlertIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BiweekTable } from './biweek-table.tsx'
import { findingSentence, readFindings } from './findings.ts'
import type { TermDialogs } from './term-actions.tsx'
import type { TermRow_TermFragment } from './terms.generated.ts'

/** Below a term: what does not fit together, and its two-week cycles. */
export function TermDetails({
  term,
  dialogs,
}: {
  term: TermRow_TermFragment
  dialogs: TermDialogs
}) {
  const intl = useIntl()
  const found = readFindings(term.findings)
  const biweeks = term.biweeks?.edges.map(({ node }) => node) ?? []
  return (
    <div className="grid gap-3">
      {found.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {found.map((finding) => (
            <li key={JSON.stringify(finding)} className="flex items-start gap-2">
              <TriangleAlertIcon
                aria-hidden="true"
                className="text-chalk-orange mt-0.5 size-4 shrink-0"
              />
              {findingSentence(intl, finding)}
            </li>
          ))}
        </ul>
      )}
      {biweeks.length === 0 ? (
        <p className="text-ink-muted text-sm">
          <FormattedMessage defaultMessage="This term has no two-week cycles yet." id="KUlp2l" />
        </p>
      ) : (
        <BiweekTable term={term} biweeks={biweeks} dialogs={dialogs} />
      )}
    </div>
  )
}
