/** A level of a taxonomy, as a paper keeps it. */
interface Level {
  readonly label: string
  /** Of the paper's marks, 0 to 100. */
  readonly percentage: number
}

/**
 * Shares out a total by largest remainder; of equal remainders the larger percentage, then the first, gets the rest. What
 * the percentages lack of a hundred takes its share as well, so that 50 % of ten marks is five whatever stands beside it; of
 * more than a hundred each has its part. Half marks are shared out in halves, quarters in quarters.
 */
function sharedOut(total: number, percentages: readonly number[]): number[] {
  const given = percentages.reduce((all, one) => all + one, 0)
  if (given <= 0 || total <= 0) return percentages.map(() => 0)
  // In hundredths, because 33,3 and 66,7 do not add up to a hundred exactly.
  const hundredths = [...percentages, Math.max(0, 100 - given)].map((one) => Math.round(one * 100))
  const sum = hundredths.reduce((all, one) => all + one, 0)
  const step = [1, 2, 4, 100].find((parts) => Number.isInteger(total * parts)) ?? 100
  const units = Math.round(total * step)
  const shares = hundredths.map((one) => Math.floor((units * one) / sum))
  const rest = units - shares.reduce((all, one) => all + one, 0)
  const next = hundredths
    .map((percentage, index) => ({ index, percentage, part: (units * percentage) % sum }))
    .toSorted((a, b) => b.part - a.part || b.percentage - a.percentage || a.index - b.index)
  for (const { index } of next.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares.slice(0, percentages.length).map((share) => share / step)
}

/**
 * The levels of a paper, each with the marks that it may have: those of its taxonomy in their order, and after them others
 * that its parts have from before. The editor's grid and the memorandum's are both made from it.
 * @param known the levels of the chosen taxonomy
 * @param chosen the levels that parts name, as often as they do
 */
export function allowedMarks<L extends Level>(
  total: number,
  known: readonly L[],
  chosen: readonly L[],
): { level: L; allowed: number }[] {
  const levels = new Map(known.map((level) => [level.label, level]))
  for (const level of chosen) {
    if (!levels.has(level.label)) levels.set(level.label, level)
  }
  const all = [...levels.values()]
  const shares = sharedOut(
    total,
    all.map(({ percentage }) => percentage),
  )
  return all.map((level, index) => ({ level, allowed: shares[index] ?? 0 }))
}
