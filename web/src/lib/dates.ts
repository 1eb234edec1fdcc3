/** People always see South African time, whatever their device says. */
export const timeZone = 'Africa/Johannesburg'

const day = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
const shortDay = { ...day, month: 'short' } as const
const shortMoment = {
  ...shortDay,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const moment = { timeZone, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const

/** Writes moments in one way; making a format takes much longer than using it. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (value: string, locale: 'en' | 'af'): string => {
    let format = formats.get(locale)
    if (format === undefined) {
      format = new Intl.DateTimeFormat(`${locale}-ZA`, options)
      formats.set(locale, format)
    }
    return format.format(new Date(value))
  }
}

/** "14 January 2026" or "14 Januarie 2026". */
export const formatDay = formatter(day)

/** "14 January 2026 at 07:41" or "14 Januarie 2026 om 07:41". */
export const formatMoment = formatter(moment)

/** "03 Feb 2026" or "3 Feb. 2026", for columns. */
export const formatShortDay = formatter(shortDay)

/** "03 Feb 2026, 07:41" or "3 Feb. 2026 07:41", for columns. */
export const formatShortMoment = formatter(shortMoment)
