import { sameText } from '@kryt/supabase/same-signs'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { isSouthAfricanPhone, typedPhone } from '@kryt/supabase/phone-number'
import * as longest from '@/lib/longest.ts'

const messages = defineMessages({
  emailRequired: { defaultMessage: 'Email is required', id: 'cU/aSG' },
  emailInvalid: { defaultMessage: 'E-mail must be valid', id: 'UkTIW2' },
  phoneInvalid: { defaultMessage: 'Invalid South African phone number', id: 'xoTKrE' },
})

/** The rules for a teacher whom an administrator creates (A5.5): an address, a phone if there is one, and a language. */
export function teacherSchema(intl: IntlShape) {
  return z.object({
    email: z.string().check(
      z.overwrite((text) => sameText(text).replaceAll(' ', '')),
      z.minLength(1, intl.formatMessage(messages.emailRequired)),
      z.email(intl.formatMessage(messages.emailInvalid)),
      z.maxLength(longest.accountEmail),
    ),
    phone: z.string().check(
      z.overwrite(typedPhone),
      z.refine(
        (text) => text === '' || isSouthAfricanPhone(text),
        intl.formatMessage(messages.phoneInvalid),
      ),
    ),
    language: z.enum(['en', 'af']),
  })
}

export type TeacherValues = z.infer<ReturnType<typeof teacherSchema>>
