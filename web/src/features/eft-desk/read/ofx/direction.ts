/** Kinds of transactions by which money comes in (OFX 11.4.4.3), and what banks write for them. */
const inwards = new Set(['CREDIT', 'DEP', 'DIRECTDEP', 'DIV', 'C', 'CR'])

/** Those whose sign says which. */
const either = new Set(['INT', 'XFER', 'OTHER', ''])

/**
 * Whether the kind of a transaction allows the sign of its amount. Money comes in only by a kind that says so or leaves it
 * to the sign: what a kind that nobody knows brings in is looked at by a person.
 */
export function agrees(kind: string, cents: number): boolean {
  const said = kind.toUpperCase().replaceAll(/[^A-Z]/g, '')
  if (cents === 0 || either.has(said)) return true
  if (inwards.has(said)) return cents > 0
  return cents < 0
}

/** Money that is only held back until it is booked. */
export const isHeld = (kind: string): boolean => kind.trim().toUpperCase() === 'HOLD'
