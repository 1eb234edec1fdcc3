import { refuse } from '../refusals.ts'

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const emailFormat = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`)

/** @returns the address in lower case. @throws AuthError validation_failed */
export function validEmail(email: string): string {
  if (email === '') throw refuse.validation('An email address is required')
  if (email.length > 255) throw refuse.validation('An email address is too long')
  if (!emailFormat.test(email)) {
    throw refuse.validation('Unable to validate email address: invalid format')
  }
  return email.toLowerCase()
}

export const plainPhone = (phone: string): string => phone.replace(/^\+/, '').replaceAll(' ', '')

/** @returns the digits of an E.164 number, without plus. @throws AuthError validation_failed */
export function validPhone(phone: string): string {
  const digits = plainPhone(phone)
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw refuse.validation('Invalid phone number format (E.164 required)')
  }
  return digits
}
