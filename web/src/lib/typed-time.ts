/** Whether a 24-hour clock shows it: "07:45", not "7:45" or "25:99". */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The beginning of such a time, from its minutes on: "07:", "07:4". */
const isBegun = (text: string) => /^([01]\d|2[0-3]):[0-5]?$/.test(text)

/**
 * What was typed as a time of 24 hours, as far as it goes: "745" and "7:45" become "07:45", "18" stays and "1845" becomes
 * "18:45". What no clock shows ("25:99", "07:60", "7:45 pm") is given back as it was typed, never as another time.
 */
export function typedTime(text: string): string {
  const parts = /^(\d{1,2})[:.h](\d{0,2})(?::00)?$/.exec(text.trim())
  const digits = parts === null ? /^(\d{1,4})$/.exec(text.trim())?.[1] : undefined
  const known = (time: string) => (isTimeOfDay(time) || isBegun(time) ? time : text)
  if (parts !== null) return known(`${(parts[1] ?? '').padStart(2, '0')}:${parts[2] ?? ''}`)
  if (digits === undefined) return text
  if (digits.length < 3) return digits.length === 1 && digits > '2' ? `0${digits}` : digits
  const twoForHours = known(`${digits.slice(0, 2)}:${digits.slice(2)}`)
  if (twoForHours !== text || digits.length === 4) return twoForHours
  return known(`0${digits.slice(0, 1)}:${digits.slice(1)}`)
}
