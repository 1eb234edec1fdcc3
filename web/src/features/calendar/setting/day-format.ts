import type { Locale } from '@/i18n/locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes calendar days ("2027-02-03"). Formats are kept for reuse: making one takes longer than drawing an activity, and
 * a month needs 84.
 */
export function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`${locale}-ZA`, { ...options, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}
