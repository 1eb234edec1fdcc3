import { useIntl } from 'react-intl'
import { Select } from '@/components/ui/select.tsx'
import type { Locale } from '@/i18n/locale.ts'
import { today } from '@/lib/wall-time.ts'
import type { CalendarView } from '../setting/calendar-views.ts'
import { inLocale, type Setting } from '../setting/setting.ts'

interface PickerProps {
  view: CalendarView
  date: string
  locale: Locale
  setting: Setting
  onShow: (view: CalendarView, date: string) => void
}

/** The years around the known terms; choosing one stays in the month. */
export function YearPicker({ view, date, setting, onShow }: PickerProps) {
  const intl = useIntl()
  const year = Number(date.slice(0, 4))
  const now = Number(today().slice(0, 4))
  const known = setting.terms.map((term) => Number(term.startDate.slice(0, 4)))
  const first = Math.min(year, now, ...known) - 1
  const last = Math.max(year, now, ...known) + 1
  return (
    <div className="w-26">
      <Select
        aria-label={intl.formatMessage({ defaultMessage: 'Year', id: 'IFo1oo' })}
        value={year}
        onChange={(event) => {
          const month = date.slice(5, 7)
          // 29 February is not in every year.
          onShow(view, `${event.target.value}-${month}-${month === '02' ? '01' : date.slice(8)}`)
        }}
      >
        {Array.from({ length: last - first + 1 }, (_, index) => (
          <option key={index}>{first + index}</option>
        ))}
      </Select>
    </div>
  )
}

/** The terms of the shown year; choosing one goes to its first day. */
export function TermPicker({ view, date, locale, setting, onShow }: PickerProps) {
  const intl = useIntl()
  const terms = setting.terms.filter((term) => term.startDate.startsWith(date.slice(0, 4)))
  const current = terms.find((term) => date >= term.startDate && date <= term.endDate)
  if (terms.length === 0) return null
  return (
    <div className="w-44">
      <Select
        aria-label={intl.formatMessage({ defaultMessage: 'Term', id: 'qTy5se' })}
        value={current?.id ?? ''}
        onChange={(event) => {
          const term = terms.find(({ id }) => id === event.target.value)
          if (term !== undefined) onShow(view, term.startDate)
        }}
      >
        <option value="" disabled>
          {intl.formatMessage({ defaultMessage: 'Holidays', id: 'FgLW41' })}
        </option>
        {terms.map((term) => (
          <option key={term.id} value={term.id}>
            {inLocale(term, locale)}
          </option>
        ))}
      </Select>
    </div>
  )
}
