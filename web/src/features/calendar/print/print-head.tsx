import { FormattedMessage } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { inLocale, type SchoolWeek } from '../setting/setting.ts'

/** The head of a sheet: the days, the week of the term, and week A or B. */
export function SheetHead({
  title,
  week,
  locale,
}: {
  title: string
  week?: SchoolWeek | undefined
  locale: Locale
}) {
  return (
    <header className="mb-[4mm] flex items-baseline gap-[4mm]">
      <h2 className="text-[17pt] leading-none">{title}</h2>
      <p className="ml-auto text-[11pt]">
        {week !== undefined && week.term !== null && week.week !== null ? (
          <FormattedMessage
            defaultMessage="{term}, week {week}"
            id="zOxlHj"
            values={{
              term: inLocale({ label: week.term, labelAf: week.termAf }, locale),
              week: week.week,
            }}
          />
        ) : (
          week !== undefined && <FormattedMessage defaultMessage="School holidays" id="0j8Wwk" />
        )}
        {week !== undefined && week.letter !== null && (
          <>
            {' · '}
            <strong>
              <FormattedMessage
                defaultMessage="Week {letter}"
                id="nbe1LP"
                values={{ letter: week.letter }}
              />
            </strong>
          </>
        )}
      </p>
    </header>
  )
}
