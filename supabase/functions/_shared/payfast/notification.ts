import { parameterString, type Pair } from './encoding.ts'
import { notificationSignature, sameSignature } from './signature.ts'

export interface Notification {
  /** Everything that is signed, in the order received. */
  fields: Pair[]
  signature: string
}

/**
 * Takes a notification apart without changing its order. Null when it cannot be signed as a whole: no signature, a
 * field after it (which nothing would vouch for), or a field given twice (of which readers take different ones).
 */
export function readNotification(rawBody: string): Notification | null {
  const pairs = [...new URLSearchParams(rawBody.trim())]
  const last = pairs.pop()
  if (last === undefined || last[0] !== 'signature') return null
  const names = pairs.map(([name]) => name)
  if (names.includes('signature') || new Set(names).size < names.length) return null
  return { fields: pairs, signature: last[1] }
}

export const isSigned = ({ fields, signature }: Notification, passphrase: string): boolean =>
  sameSignature(signature, notificationSignature(fields, passphrase))

/** What the provider is asked to confirm: the same parameters without signature and passphrase. */
export const confirmationBody = ({ fields }: Notification): string => parameterString(fields)
