import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import type { TermSet } from './term-set.ts'
import { labelOf, provinceList } from '../term-words.ts'

/** The terms that would be added, each with its days and what it would lie upon. */
export function TermSetList({ terms }: { terms: TermSet }) {
  const intl = useIntl()
  const locale = useLocale()
  if (terms.length === 0) return null
  return (
    <ul className="divide-line border-line divide-y rounded-md border text-sm tabular-nums">
      {terms.map((term) => (
        <li key={`${term.label} ${term.provinces.join()}`} className="grid gap-1 px-3 py-2">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold wrap-anywhere">{labelOf(intl, term)}</span>
            <span className="text-ink-muted">
              <FormattedMessage
                defaultMessage="{first} to {last}, {days, plural, one {# school day} other {# school days}}"
                id="K7zF/P"
                values={{
                  first: formatShortDay(term.startDate, locale),
                  last: formatShortDay(term.endDate, locale),
                  days: term.schoolDays,
                }}
              />
            </span>
          </span>
          <span className="text-ink-muted wrap-anywhere">{provinceList(intl, term.provinces)}</span>
          {term.known !== null ? (
            <KnownTerm term={term} known={term.known} />
          ) : (
            term.overlaps.map((other) => (
              <span key={`${other.label} ${other.firstDay}`} className="text-danger font-medium">
                <FormattedMessage
                  defaultMessage="Shares {first} to {last} with {label}."
                  id="fvIebX"
                  values={{
                    first: formatShortDay(other.firstDay, locale),
                    last: formatShortDay(other.lastDay, locale),
                    label: labelOf(intl, other),
                  }}
                />
              </span>
            ))
          )}
          {term.gazettedDays !== null && term.gazettedDays !== term.schoolDays && (
            <span className="text-ink-muted">
              <FormattedMessage
                defaultMessage="The published calendar prints {days, plural, one {# school day} other {# school days}}: are all holidays of the year in the list?"
                id="C1PIBe"
                values={{ days: term.gazettedDays }}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Why a term is left out: the list has it, perhaps with other days. */
function KnownTerm({
  term,
  known,
}: {
  term: TermSet[number]
  known: { startDate: string; endDate: string }
}) {
  const locale = useLocale()
  const isSame = known.startDate === term.startDate && known.endDate === term.endDate
  return (
    <span className={isSame ? 'text-ink-muted' : 'font-medium'}>
      {isSame ? (
        <FormattedMessage defaultMessage="In the list already: left out." id="EwJMqb" />
      ) : (
        <FormattedMessage
          defaultMessage="The list has it from {first} to {last}: left out."
          id="ZjVafi"
          values={{
            first: formatShortDay(known.startDate, locale),
            last: formatShortDay(known.endDate, locale),
          }}
        />
      )}
    </span>
  )
}
