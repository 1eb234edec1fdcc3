/**
 * Cents of an amount by the rule of OFX (3.2.9.2): a sign, digits, one point or comma before the decimals, and never a
 * sign that groups thousands. "1,234" and "1.234" could mean a thousand, so they mean nothing here.
 * @returns null for anything else, and for parts of a cent
 */
export function ofxCents(said: string): number | null {
  const [, sign, whole = '', decimals = ''] =
    /^([+-]?)(\d{0,10})(?:[.,](\d{0,10}))?$/.exec(said) ?? []
  if (sign === undefined || whole + decimals === '') return null
  const isGrouped = decimals.length === 3 && Number(whole) > 0
  if (isGrouped || /[1-9]/.test(decimals.slice(2))) return null
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return sign === '-' && cents > 0 ? -cents : cents
}

const hour = 3_600_000
/** South Africa has had no summer time since 1944. */
const ourHours = 2

/**
 * The day of a moment as OFX writes it (3.2.8.2): 20260304, 20260304120000.000, 20260304220000[0:GMT]. A moment with a
 * time zone is the day that it was here; one without is the day that the bank wrote.
 * @returns null for anything else and for what is in no calendar
 */
export function ofxDay(said: string): string | null {
  const found =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(?:(\d\d)(?:\.\d{1,6})?)?)?\s*(?:\[([^\]]*)\])?$/.exec(said)
  if (found === null) return null
  const [year, month, day, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1, 7)
    .map((digits: string | undefined) => Number(digits ?? 0))
  const zone = zoneHours(found[7])
  const moment = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day, hours, minutes, seconds))
  const exists =
    moment.getUTCMonth() === (month ?? 0) - 1 &&
    moment.getUTCDate() === day &&
    hours < 24 &&
    minutes < 60 &&
    seconds < 60
  if (!exists || zone === 'none such' || (year ?? 0) < 2000 || (year ?? 0) > 2100) return null
  if (zone === null || found[4] === undefined) return moment.toISOString().slice(0, 10)
  return new Date(moment.getTime() + (ourHours - zone) * hour).toISOString().slice(0, 10)
}

/** Hours before Greenwich, of "+2:SAST", "-3.5", "0:GMT"; null where only a name stands, as in "SAST". */
function zoneHours(said: string | undefined): number | null | 'none such' {
  if (said === undefined || /^\s*[a-z]*\s*$/i.test(said)) return null
  const hours = /^\s*([+-]?\d{1,2}(?:\.\d{1,2})?)\s*(?::.*)?$/.exec(said)?.[1]
  if (hours === undefined) return 'none such'
  return Math.abs(Number(hours)) > 14 ? 'none such' : Number(hours)
}
