import { timeZone } from './time-zone.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const shortDay = { ...day, month: 'short' } as const
const dayOfYear = { day: 'numeric', month: 'long' } as const
const shortDayOfYear = { ...dayOfYear, month: 'short' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * Every way in which a date is written, as English and Afrikaans write it (docs/decisions/069). A day never has a leading
 * zero, no comma follows a weekday, and Afrikaans short months end in a full stop.
 */
const forms = {
  /** "3 February 2026", "3 Februarie 2026": in sentences, on paper and in emails */
  day,
  /** "3 Feb 2026", "3 Feb. 2026": in columns and where there is little room */
  shortDay,
  /** "3 February", where the year is clear */
  dayOfYear,
  /** "3 Feb" */
  shortDayOfYear,
  /** "Tuesday 3 February 2026" */
  weekdayAndDay: { ...day, weekday: 'long' },
  /** "Tue 3 Feb 2026" */
  shortWeekdayAndDay: { ...shortDay, weekday: 'short' },
  /** "Tuesday 3 February" */
  weekdayOfYear: { ...dayOfYear, weekday: 'long' },
  /** "Tue 3 Feb" */
  shortWeekdayOfYear: { ...shortDayOfYear, weekday: 'short' },
  /** "3 February 2026 at 07:41", "3 Februarie 2026 om 07:41" */
  moment: { ...day, ...clock },
  /** "3 Feb 2026, 07:41", "3 Feb. 2026 07:41": in columns */
  shortMoment: { ...shortDay, ...clock },
  /** "Tue 3 Feb, 07:41" */
  weekdayMoment: { ...shortDayOfYear, weekday: 'short', ...clock },
  /** "February 2026" */
  month: { month: 'long', year: 'numeric' },
  /** "Feb 2026" */
  shortMonth: { month: 'short', year: 'numeric' },
  /** "Tuesday" */
  weekday: { weekday: 'long' },
  /** "Tue", "Di." */
  shortWeekday: { weekday: 'short' },
  /** "T", "D" */
  weekdayLetter: { weekday: 'narrow' },
  /** "3" */
  dayOfMonth: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateForm = keyof typeof forms

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept: making one takes longer than drawing an activity, and a month needs 84. */
function formatOf(locale: string, form: DateForm): Intl.DateTimeFormat {
  const key = `${locale} ${form}`
  let format = formats.get(key)
  if (format === undefined) {
    // South African English would be "03 Feb 2026" beside "3 February 2026".
    const language = locale.startsWith('af') ? 'af-ZA' : 'en-GB'
    format = new Intl.DateTimeFormat(language, { ...forms[form], timeZone })
    formats.set(key, format)
  }
  return format
}

const withoutComma = (text: string, form: DateForm): string =>
  'weekday' in forms[form] ? text.replaceAll(/(\p{L}),(?= \d+ )/gu, '$1') : text

/**
 * A moment or a calendar day ("2026-02-03") in words.
 * @param locale "en", "af" or with a region, as `useLocale()` and `intl.locale` give it
 */
export const formatDate = (value: string | number | Date, locale: string, form: DateForm): string =>
  withoutComma(formatOf(locale, form).format(new Date(value)), form)

/** From one day to another: "1–7 February 2027", "29 January – 4 February 2027". */
export const formatDates = (
  start: string | number | Date,
  end: string | number | Date,
  locale: string,
  form: DateForm,
): string =>
  withoutComma(formatOf(locale, form).formatRange(new Date(start), new Date(end)), form)
    .replaceAll(/\s–\s/gu, ' – ')
    .replace(/^(\d+) – (?=\d)/u, '$1–')

const formatter = (form: DateForm) => (value: string, locale: string) =>
  formatDate(value, locale, form)

/** "14 January 2026" or "14 Januarie 2026". */
export const formatDay = formatter('day')

/** "14 January 2026 at 07:41" or "14 Januarie 2026 om 07:41". */
export const formatMoment = formatter('moment')

/** "3 Feb 2026" or "3 Feb. 2026", for columns. */
export const formatShortDay = formatter('shortDay')

/** "3 Feb 2026, 07:41" or "3 Feb. 2026 07:41", for columns. */
export const formatShortMoment = formatter('shortMoment')
