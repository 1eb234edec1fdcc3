/** Whether a 24-hour clock shows it: "07:45", not "7:45" or "25:99". */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * What was typed as a time of 24 hours, as far as it goes: "745" and "7:45" become "07:45", "18" becomes "18" and
 * "1845" becomes "18:45". Digits that no clock shows are left out.
 */
export function typedTime(text: string): string {
  const [before = '', after] = text.split(/[:.h]/, 2)
  const hourDigits = before.replaceAll(/\D/g, '')
  const digits =
    after === undefined
      ? hourDigits
      : `${hourDigits.padStart(2, '0').slice(-2)}${after.replaceAll(/\D/g, '')}`
  const known = digits !== '' && (digits > '3' || /^2[4-9]/.test(digits)) ? `0${digits}` : digits
  const [hour, minutes] = [known.slice(0, 2), known.slice(2, 4)]
  if (/^[6-9]/.test(minutes)) return hour
  return minutes === '' && after === undefined ? hour : `${hour}:${minutes}`
}
