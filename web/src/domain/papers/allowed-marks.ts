/**
 * Shares out a total by largest remainder, so that the shares add up to it exactly; of equal remainders the larger
 * percentage, then the first, gets the rest. Half marks are shared out in halves, quarters in quarters.
 */
export function allowedMarks(total: number, percentages: readonly number[]): number[] {
  const sum = percentages.reduce((all, one) => all + one, 0)
  if (sum <= 0 || total <= 0) return percentages.map(() => 0)
  const step = [1, 2, 4, 100].find((parts) => Number.isInteger(total * parts)) ?? 100
  const units = Math.round(total * step)
  const exact = percentages.map((one) => (units * one) / sum)
  const shares = exact.map(Math.floor)
  const rest = units - shares.reduce((all, one) => all + one, 0)
  const next = percentages
    .map((percentage, index) => ({ index, percentage, part: (units * percentage) % sum }))
    .filter(({ percentage }) => percentage > 0)
    .toSorted((a, b) => b.part - a.part || b.percentage - a.percentage || a.index - b.index)
  for (const { index } of next.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => share / step)
}
