import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { fitsPassword, isStrongPassword } from '@/lib/password-policy.ts'
import { isSouthAfricanPhone } from '@/lib/phone.ts'

const messages = defineMessages({
  emailRequired: { defaultMessage: 'Email is required', id: 'cU/aSG' },
  emailInvalid: { defaultMessage: 'E-mail must be valid', id: 'UkTIW2' },
  passwordRequired: { defaultMessage: 'Password is required', id: 'uiFoFm' },
  passwordWeak: { defaultMessage: 'The password does not meet all the rules yet.', id: '5oHc4c' },
  passwordLong: { defaultMessage: 'At most 72 characters', id: '4EGUsK' },
  phoneRequired: { defaultMessage: 'Phone number is required', id: 'UHu1T/' },
  phoneInvalid: { defaultMessage: 'Invalid South African phone number', id: 'xoTKrE' },
})

function parts(intl: IntlShape) {
  const text = (key: keyof typeof messages) => intl.formatMessage(messages[key])
  return {
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: text('emailRequired'), abort: true }),
        z.email(text('emailInvalid')),
      ),
    anyPassword: z.string().check(z.minLength(1, text('passwordRequired'))),
    newPassword: z
      .string()
      .check(
        z.minLength(1, { error: text('passwordRequired'), abort: true }),
        z.refine(isStrongPassword, { error: text('passwordWeak'), abort: true }),
        z.refine(fitsPassword, text('passwordLong')),
      ),
    phone: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: text('phoneRequired'), abort: true }),
        z.refine(isSouthAfricanPhone, text('phoneInvalid')),
      ),
  }
}

export function signInSchema(intl: IntlShape) {
  const { email, anyPassword } = parts(intl)
  return z.object({ email, password: anyPassword })
}

export function signUpSchema(intl: IntlShape) {
  const { email, phone, newPassword } = parts(intl)
  return z.object({ email, phone, password: newPassword })
}

export function forgottenPasswordSchema(intl: IntlShape) {
  return z.object({ email: parts(intl).email })
}

export function newPasswordSchema(intl: IntlShape) {
  return z.object({ password: parts(intl).newPassword })
}

export type SignInForm = z.infer<ReturnType<typeof signInSchema>>
export type SignUpForm = z.infer<ReturnType<typeof signUpSchema>>
export type ForgottenPasswordForm = z.infer<ReturnType<typeof forgottenPasswordSchema>>
export type NewPasswordForm = z.infer<ReturnType<typeof newPasswordSchema>>
