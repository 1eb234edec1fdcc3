import { expect, test } from 'vitest'
import {
  fitsPassword,
  isStrongPassword as inTheForm,
} from '../../../web/src/lib/password-policy.ts'
import { isStrongPassword } from '../../functions/_shared/text/password.ts'

const passwords = [
  'password',
  'Password',
  'Password1',
  'Password1!',
  'Pass1!',
  'PASSWORD1!',
  'password1!',
  'Pässword1_',
  `Aa1!${'x'.repeat(68)}`,
  `Aa1!${'x'.repeat(69)}`,
  `Aa1!${'é'.repeat(40)}`,
  '',
]

test('a temporary password keeps the rules of the sign-up form', () => {
  expect(passwords.map(isStrongPassword)).toEqual(
    passwords.map((password) => inTheForm(password) && fitsPassword(password)),
  )
  expect(passwords.filter(isStrongPassword)).toContain('Password1!')
})
