// PayFast's signatures are MD5, which Web Crypto does not have.
import { createHash, timingSafeEqual } from 'node:crypto'
import { parameterString, type Pair } from './encoding.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Accounts without a passphrase exist; then nothing is appended. */
const withPassphrase = (pairs: readonly Pair[], passphrase: string): readonly Pair[] =>
  passphrase.trim() === '' ? pairs : [...pairs, ['passphrase', passphrase.trim()]]

/** What a checkout form carries: no blank fields, no spaces around values. `0` is not blank. */
export const formFields = (fields: readonly Pair[]): Pair[] =>
  fields.map(([name, value]): Pair => [name, value.trim()]).filter(([, value]) => value !== '')

/** The checkout rule: the fields of the form in their order, without blank ones. */
export const checkoutSignature = (fields: readonly Pair[], passphrase: string): string =>
  md5(parameterString(withPassphrase(formFields(fields), passphrase)))

/** The rule of notifications: every field in the order received, blank ones too. */
export const notificationSignature = (fields: readonly Pair[], passphrase: string): string =>
  md5(parameterString(withPassphrase(fields, passphrase)))

/** The API's rule: headers, query and body together by name, the passphrase among them, without blank ones. */
export function apiSignature(fields: readonly Pair[], passphrase: string): string {
  const all = withPassphrase(fields, passphrase).filter(([, value]) => value !== '')
  return md5(parameterString(all.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))))
}

/** Takes as long for a wrong signature as for the right one. */
export function sameSignature(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
