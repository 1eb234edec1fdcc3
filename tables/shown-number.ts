import * as numfmt from 'numfmt'

/** Thousands are not grouped: "1,234" could be read as one and a bit. */
numfmt.addLocale({ group: '', decimal: '.' }, 'en-ZA')

const two = (number: number) => String(number).padStart(2, '0')

/** A number as Excel keeps it: 15 digits, so that 19.989999999999998 is 19.99; a whole one with all its digits. */
function plain(value: number): string {
  const kept = Number(value.toPrecision(15))
  return Number.isInteger(kept) && Math.abs(kept) < 1e15
    ? String(kept)
    : numfmt.format('General', kept)
}

/** A moment to the second it is nearest to; times are fractions of a day and seldom exact. */
function parts(serial: number, from1904: boolean): number[] | null {
  const seconds = Math.round(serial * 86_400) + (from1904 ? 1_462 * 86_400 : 0)
  if (seconds < 0 || seconds >= 2_958_466 * 86_400) return null
  const day = Math.floor(seconds / 86_400)
  const [year = 0, month = 0, date = 0] = numfmt.dateFromSerial(day) as number[]
  const rest = seconds - day * 86_400
  return [year, month, date, Math.floor(rest / 3_600), Math.floor(rest / 60) % 60, rest % 60]
}

/** A day or a time as 2026-02-03 10:00; null where the format shows less than a whole day, or counts hours. */
function moment(value: number, pattern: string, from1904: boolean): string | null {
  const shows = numfmt.getFormatDateInfo(pattern)
  const isDay = shows.year && shows.month && shows.day
  const isTime = shows.hours && shows.minutes && !/\[h+\]/i.test(pattern)
  if (!isDay && (!isTime || shows.year || shows.month || shows.day)) return null
  const read = parts(value, from1904)
  if (read === null) return '#####'
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = read
  const time = `${two(hours)}:${two(minutes)}${shows.seconds && seconds > 0 ? `:${two(seconds)}` : ''}`
  if (!isDay) return time
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  // Files of lists give a moment at midnight as its day.
  return isTime && time !== '00:00' ? `${date} ${time}` : date
}

/**
 * A number as the workbook shows it: 0.15 in the format 0% is "15%", 42 in 00000 is "00042", 19.989999999999998 in 0.00 is
 * "19.99". Days and times are written 2026-02-03 10:00 however the format turns them, and thousands are not grouped.
 * A number of which a format shows no digit, such as the dash of a nothing, is written as it is.
 */
export function shownNumber(value: number, format: string, from1904: boolean): string {
  // The language of a currency changes the signs of the number: [$R-436] is R.
  const pattern = format.replaceAll(/\[\$([^\]-]*)-[^\]]*\]/g, (_, sign: string) =>
    sign === '' ? '' : `"${sign}"`,
  )
  if (/^(general|@)?$/i.test(pattern.trim()) || !numfmt.isValidFormat(pattern)) return plain(value)
  const isDate = numfmt.isDateFormat(pattern)
  const whole = isDate ? moment(value, pattern, from1904) : null
  if (whole !== null) return whole
  const shown = numfmt
    .format(pattern, isDate && from1904 ? value + 1_462 : Number(value.toPrecision(15)), {
      locale: 'en-ZA',
      throws: false,
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{N}#]/u.test(shown) ? shown : plain(value)
}

/** Whether a text shows another number than the one that the cell holds. Days, phones and the like are no such text. */
export function isRounded(value: number, shown: string): boolean {
  const digits = /^[^\p{N}/:]*(\d+(?:\.\d+)?(?:E[+-]\d+)?)[^\p{N}/:]*$/iu.exec(shown)?.[1]
  if (digits === undefined) return false
  const number = Number(digits) / (shown.includes('%') ? 100 : 1)
  return Math.abs(number - Math.abs(value)) > 1e-9 * Math.max(1, Math.abs(value))
}
