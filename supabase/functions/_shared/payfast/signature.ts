// PayFast's signatures are MD5, which Web Crypto does not have.
import { createHash, timingSafeEqual } from 'node:crypto'
import { parameterString, type Pair } from './encoding.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Appended to the hashed text; an account may have none. */
const withPassphrase = (pairs: readonly Pair[], passphrase: string): readonly Pair[] =>
  passphrase.trim() === '' ? pairs : [...pairs, ['passphrase', passphrase.trim()]]

/** The fields that a checkout form sends: not blank, without spaces around values. `0` is not blank. */
export const formFields = (fields: readonly Pair[]): Pair[] =>
  fields.map(([name, value]): Pair => [name, value.trim()]).filter(([, value]) => value !== '')

/** Signs a checkout form: its fields in their order, without blank ones. */
export const checkoutSignature = (fields: readonly Pair[], passphrase: string): string =>
  md5(parameterString(withPassphrase(formFields(fields), passphrase)))

/** Signs a notification: every field in the order received, including blank ones. */
export const notificationSignature = (fields: readonly Pair[], passphrase: string): string =>
  md5(parameterString(withPassphrase(fields, passphrase)))

/** Signs a call of the API: headers, query, body and passphrase, sorted by name, without blank ones. */
export function apiSignature(fields: readonly Pair[], passphrase: string): string {
  const all = withPassphrase(fields, passphrase).filter(([, value]) => value !== '')
  return md5(parameterString(all.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))))
}

/** Compares in constant time. */
export function sameSignature(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
