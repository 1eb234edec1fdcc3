const months: Record<string, number> = {
  jan: 1, feb: 2, mar: 3, mrt: 3, apr: 4, may: 5, mei: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, okt: 10, nov: 11, dec: 12, des: 12,
} // prettier-ignore

function isoDay(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year
  const asked = new Date(Date.UTC(full, month - 1, day))
  // The thirtieth of February would be in March.
  const exists = asked.getUTCMonth() === month - 1 && asked.getUTCDate() === day
  return exists && full >= 2000 ? asked.toISOString().slice(0, 10) : null
}

/**
 * A day as a bank writes it: 2026/03/04, 20260304, 04/03/2026, 04Mar2026, 4 Mrt 26, or 20260304120000[+2:SAST] of an OFX
 * file. A day comes before its month, as in South Africa.
 * @param year for statements that name it once at the top, as in "13 Aug"
 * @returns null for anything else
 */
export function parseBankDay(said: string, year?: number): string | null {
  const text = said.trim().replace(/[’'"]/g, '').toLowerCase()
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:$|[t ])/.exec(text)
  if (yearFirst !== null) return isoDay(...numbers(yearFirst))
  const compact = /^(20\d{2})(\d{2})(\d{2})(?:\d{4,6}(?:\.\d+)?)?(?:\[.*\])?$/.exec(text)
  if (compact !== null) return isoDay(...numbers(compact))
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:$| )/.exec(text)
  if (dayFirst !== null) {
    const [day, month, full] = numbers(dayFirst)
    return isoDay(full, month, day)
  }
  const named = /^(\d{1,2})[\s/-]*([a-z]{3})[a-z]*\.?[\s/-]*(\d{4}|\d{2})?$/.exec(text)
  const month = months[named?.[2] ?? '']
  const full = named?.[3] === undefined ? year : Number(named[3])
  return named === null || month === undefined || full === undefined
    ? null
    : isoDay(full, month, Number(named[1]))
}

const numbers = ([, a, b, c]: RegExpExecArray): [number, number, number] => [
  Number(a),
  Number(b),
  Number(c),
]
