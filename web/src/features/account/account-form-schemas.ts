import { sameText } from '@kryt/supabase/same-signs'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { fitsPassword, isStrongPassword } from '@/lib/password-policy.ts'
import * as longest from '@/lib/longest.ts'
import { isSouthAfricanPhone, typedPhone } from '@kryt/supabase/phone-number'

const messages = defineMessages({
  emailRequired: { defaultMessage: 'Email is required', id: 'cU/aSG' },
  emailInvalid: { defaultMessage: 'E-mail must be valid', id: 'UkTIW2' },
  passwordRequired: { defaultMessage: 'Password is required', id: 'uiFoFm' },
  passwordWeak: { defaultMessage: 'The password does not meet all the rules yet.', id: '5oHc4c' },
  passwordsDiffer: { defaultMessage: 'The two passwords are not the same.', id: '5oBqqy' },
  passwordLong: { defaultMessage: 'At most 72 characters', id: '4EGUsK' },
  phoneRequired: { defaultMessage: 'Phone number is required', id: 'UHu1T/' },
  sameEmail: { defaultMessage: 'This is your address already.', id: 'XBx66M' },
  codeDigits: { defaultMessage: 'The code has six digits.', id: 'gBQq0w' },
  nameRequired: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  nameTaken: { defaultMessage: 'You have an authenticator with this name already.', id: '8W2fb0' },
  phoneInvalid: { defaultMessage: 'Invalid South African phone number', id: 'xoTKrE' },
})

/** Nothing aborts, so that the two passwords are compared whatever else is wrong; a form shows the first error of a field. */
function parts(intl: IntlShape) {
  const text = (key: keyof typeof messages) => intl.formatMessage(messages[key])
  return {
    email: z
      .string()
      .check(
        z.overwrite(sameText),
        z.minLength(1, text('emailRequired')),
        z.email(text('emailInvalid')),
        z.maxLength(longest.accountEmail),
      ),
    anyPassword: z.string().check(z.minLength(1, text('passwordRequired'))),
    newPassword: z
      .string()
      .check(
        z.minLength(1, text('passwordRequired')),
        z.refine(isStrongPassword, text('passwordWeak')),
        z.refine(fitsPassword, text('passwordLong')),
      ),
    /** The same again, because nobody sees what they type. */
    repeated: z.string().check(z.minLength(1, text('passwordRequired'))),
    sameTwice: z.refine<{ password: string; repeated: string }>(
      ({ password, repeated }) => password === repeated,
      { path: ['repeated'], error: text('passwordsDiffer') },
    ),
    phone: z
      .string()
      .check(
        z.overwrite(typedPhone),
        z.minLength(1, text('phoneRequired')),
        z.refine(isSouthAfricanPhone, text('phoneInvalid')),
      ),
  }
}

export function signInSchema(intl: IntlShape) {
  const { email, anyPassword } = parts(intl)
  return z.object({ email, password: anyPassword })
}

export function signUpSchema(intl: IntlShape) {
  const { email, phone, newPassword, repeated, sameTwice } = parts(intl)
  return z.object({ email, phone, password: newPassword, repeated }).check(sameTwice)
}

export function forgottenPasswordSchema(intl: IntlShape) {
  return z.object({ email: parts(intl).email })
}

export function newPasswordSchema(intl: IntlShape) {
  const { newPassword, repeated, sameTwice } = parts(intl)
  return z.object({ password: newPassword, repeated }).check(sameTwice)
}

export function changeEmailSchema(intl: IntlShape, current: string | null) {
  const isNew = (email: string) => sameText(email) !== sameText(current ?? '')
  return z.object({
    email: parts(intl).email.check(z.refine(isNew, intl.formatMessage(messages.sameEmail))),
  })
}

export function changePasswordSchema(intl: IntlShape) {
  const { anyPassword, newPassword, repeated, sameTwice } = parts(intl)
  return z.object({ current: anyPassword, password: newPassword, repeated }).check(sameTwice)
}

/** The number of a phone that codes are sent to. */
export function phoneSchema(intl: IntlShape) {
  return z.object({ phone: parts(intl).phone })
}

/** For what an unattended window must not be enough for. */
export function currentPasswordSchema(intl: IntlShape) {
  return z.object({ password: parts(intl).anyPassword })
}

/** Spaces are allowed: apps show the digits in two groups, and people type them that way. */
export function codeSchema(intl: IntlShape) {
  return z.object({
    code: z.string().check(
      z.overwrite((text) => text.replaceAll(/\s/g, '')),
      z.regex(/^[0-9]{6}$/, intl.formatMessage(messages.codeDigits)),
    ),
  })
}

export function authenticatorNameSchema(intl: IntlShape, taken: readonly string[]) {
  return z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, { error: intl.formatMessage(messages.nameRequired), abort: true }),
      z.maxLength(longest.authenticatorName),
      z.refine((name) => !taken.includes(name), intl.formatMessage(messages.nameTaken)),
    ),
  })
}

export type SignInForm = z.infer<ReturnType<typeof signInSchema>>
export type SignUpForm = z.infer<ReturnType<typeof signUpSchema>>
export type ForgottenPasswordForm = z.infer<ReturnType<typeof forgottenPasswordSchema>>
export type NewPasswordForm = z.infer<ReturnType<typeof newPasswordSchema>>
export type ChangeEmailForm = z.infer<ReturnType<typeof changeEmailSchema>>
export type ChangePasswordForm = z.infer<ReturnType<typeof changePasswordSchema>>
export type CodeForm = z.infer<ReturnType<typeof codeSchema>>
