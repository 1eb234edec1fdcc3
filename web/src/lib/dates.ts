/** People always see South African time, whatever their device says (design.md). */
export const timeZone = 'Africa/Johannesburg'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(locale: 'en' | 'af') {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(`${locale}-ZA`, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  formats.set(locale, format)
  return format
}

/** "14 January 2026" or "14 Januarie 2026". */
export function formatDay(moment: string, locale: 'en' | 'af'): string {
  return formatFor(locale).format(new Date(moment))
}

const momentFormats = new Map<string, Intl.DateTimeFormat>()

/** "14 January 2026 at 07:41" or "14 Januarie 2026 om 07:41". */
export function formatMoment(moment: string, locale: 'en' | 'af'): string {
  let format = momentFormats.get(locale)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`${locale}-ZA`, {
      timeZone,
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    momentFormats.set(locale, format)
  }
  return format.format(new Date(moment))
}
