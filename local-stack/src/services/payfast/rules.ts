/**
 * The provider's rules of encoding and signing, implemented from its documentation for this double only. The functions
 * have their own implementation, so that the two check each other.
 */
import { createHash } from 'node:crypto'

export interface Account {
  merchantId: string
  merchantKey: string
  passphrase: string
}

export type Field = [name: string, value: string]

const unreserved = /[A-Za-z0-9_.-]/

/** PHP's urlencode, byte by byte. */
function encode(value: string): string {
  let encoded = ''
  for (const byte of Buffer.from(value, 'utf8')) {
    const char = String.fromCharCode(byte)
    if (byte < 128 && unreserved.test(char)) encoded += char
    else if (char === ' ') encoded += '+'
    else encoded += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return encoded
}

export function queryOf(fields: Field[]): string {
  let text = ''
  for (const [name, value] of fields) text += `${text === '' ? '' : '&'}${name}=${encode(value)}`
  return text
}

const hash = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

/** The order in which the form's fields are documented and hashed. */
export const formOrder = [
  'merchant_id',
  'merchant_key',
  'return_url',
  'cancel_url',
  'notify_url',
  'notify_method',
  'fica_idnumber',
  'name_first',
  'name_last',
  'email_address',
  'cell_number',
  'm_payment_id',
  'amount',
  'item_name',
  'item_description',
  ...[1, 2, 3, 4, 5].map((n) => `custom_int${String(n)}`),
  ...[1, 2, 3, 4, 5].map((n) => `custom_str${String(n)}`),
  'email_confirmation',
  'confirmation_address',
  'currency',
  'payment_method',
  'subscription_type',
  'billing_date',
  'recurring_amount',
  'frequency',
  'cycles',
  'subscription_notify_email',
  'subscription_notify_webhook',
  'subscription_notify_buyer',
]

/** Signs a posted form: in the documented order, without blank fields. */
export function signForm(posted: Map<string, string>, { passphrase }: Account): string {
  const fields: Field[] = []
  for (const name of formOrder) {
    const value = posted.get(name)?.trim() ?? ''
    if (value !== '') fields.push([name, value])
  }
  return hash(`${queryOf(fields)}&passphrase=${encode(passphrase)}`)
}

/** Signs a notification as it will be sent, with blank fields. */
export const signNotification = (fields: Field[], { passphrase }: Account): string =>
  hash(`${queryOf(fields)}&passphrase=${encode(passphrase)}`)

/** Signs a call of the API: all values sorted by name, including the passphrase. */
export function signCall(fields: Field[], { passphrase }: Account): string {
  const sorted = [...fields, ['passphrase', passphrase] as Field] // a pair, not a list
    .filter(([, value]) => value !== '')
    .sort((one, other) => (one[0] < other[0] ? -1 : 1))
  return hash(queryOf(sorted))
}
