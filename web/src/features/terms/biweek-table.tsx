import { FormattedMessage, useIntl } from 'react-intl'
import { RowActions } from '@/components/list/row-actions.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { colourNames, isPalette } from './biweek-colours.ts'
import { Swatch } from './colour-field.tsx'
import { useBiweekActions, type TermDialogs } from './term-actions.tsx'
import { heads, labelOf } from './term-words.ts'
import type { BiweekRow_BiweekFragment, TermRow_TermFragment } from './terms.generated.ts'

const cell = 'px-2 py-1'

/** The two-week cycles of a term, in order of time. */
export function BiweekTable({
  term,
  biweeks,
  dialogs,
}: {
  term: TermRow_TermFragment
  biweeks: readonly BiweekRow_BiweekFragment[]
  dialogs: TermDialogs
}) {
  const intl = useIntl()
  const locale = useLocale()
  const actionsOf = useBiweekActions(dialogs)
  return (
    <div className="overflow-x-auto [--list-row:44px]">
      <table
        className="w-full max-w-3xl text-left text-sm tabular-nums"
        aria-label={intl.formatMessage(
          { defaultMessage: 'Two-week cycles of {label}', id: 'Ys9PIp' },
          { label: labelOf(intl, term) },
        )}
      >
        <thead className="text-ink-muted">
          <tr>
            {[heads.label, heads.start, heads.end, heads.color].map((head) => (
              <th key={head.id} scope="col" className={`${cell} font-semibold`}>
                {intl.formatMessage(head)}
              </th>
            ))}
            <th scope="col" className={`${cell} text-right font-semibold`}>
              <FormattedMessage defaultMessage="Actions" id="wL7VAE" />
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {biweeks.map((biweek) => (
            <tr key={biweek.id}>
              <td className={`${cell} min-w-28`}>{labelOf(intl, biweek)}</td>
              <td className={`${cell} whitespace-nowrap`}>
                {formatShortDay(biweek.startDate, locale)}
              </td>
              <td className={`${cell} whitespace-nowrap`}>
                {formatShortDay(biweek.endDate, locale)}
              </td>
              <td className={cell}>
                <span className="inline-flex items-center gap-2 whitespace-nowrap">
                  <Swatch color={biweek.color} />
                  {isPalette(biweek.color) && intl.formatMessage(colourNames[biweek.color])}
                </span>
              </td>
              <td className={cell}>
                <RowActions actions={actionsOf(biweek)} rowName={labelOf(intl, biweek)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
