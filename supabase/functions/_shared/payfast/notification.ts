import { parameterString, type Pair } from './encoding.ts'
import { notificationSignature, sameSignature } from './signature.ts'

export interface Notification {
  /** The signed fields, in the order received. */
  fields: Pair[]
  signature: string
}

/**
 * Parses a notification without changing the order of its fields. Null when the signature cannot cover all of it: it is
 * missing, a field follows it, or a field occurs twice (programs differ in which of the two they read).
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

/** The parameters for the provider to confirm: all but signature and passphrase. */
export const confirmationBody = ({ fields }: Notification): string => parameterString(fields)
