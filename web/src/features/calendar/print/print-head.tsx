import { FormattedMessage } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { addDays } from '@/lib/wall-time.ts'
import { closedOn } from '../setting/closed-days.ts'
import { inLocale, weekOf, type Setting } from '../setting/setting.ts'
import type { PrintTeacher } from './use-print-teacher.ts'

/** In the school holidays: known to be closed, not merely outside the terms that somebody has entered. */
function isHolidayWeek(setting: Setting, monday: string): boolean {
  const reasons = [0, 1, 2, 3, 4].map((day) => closedOn(setting, addDays(monday, day)))
  const closed = reasons.filter((one) => one !== undefined)
  return closed.length === reasons.length && closed.some(({ label }) => label === null)
}

/**
 * The head of a sheet, as a row of its table, because that is what a browser repeats on each page: the days, the week of
 * the term with A or B, teacher and school.
 */
export function SheetHead({
  title,
  monday,
  setting,
  teacher,
  locale,
  columns,
}: {
  title: string
  /** Of a week; a month has no one week. */
  monday?: string
  setting: Setting
  teacher: PrintTeacher
  locale: Locale
  columns: number
}) {
  const week = monday === undefined ? undefined : weekOf(setting, monday)
  return (
    <tr className="head-row">
      <td colSpan={columns}>
        <div className="flex items-baseline gap-[4mm]">
          <h2 className="text-[17pt] leading-none">{title}</h2>
          <p className="ml-auto text-right text-[11pt]">
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
              monday !== undefined &&
              isHolidayWeek(setting, monday) && (
                <FormattedMessage defaultMessage="School holidays" id="0j8Wwk" />
              )
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
        </div>
        <p className="min-h-[1.3em]">
          {[teacher.name, teacher.school].filter((words) => words).join(' · ')}
        </p>
      </td>
    </tr>
  )
}
