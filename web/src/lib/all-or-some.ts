/** What stands for every teacher in a list of addressees, and for every channel. */
export const everybody = 'ALL'

/**
 * Everybody stands alone: choosing it clears the others, and choosing another one clears it.
 * @param before what was chosen until now
 */
export const allOrSome = (chosen: string[], before: readonly string[]): string[] => {
  if (!chosen.includes(everybody) || chosen.length === 1) return chosen
  return before.includes(everybody) ? chosen.filter((one) => one !== everybody) : [everybody]
}
