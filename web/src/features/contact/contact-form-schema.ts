import { sameText } from '@kryt/supabase/same-signs'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  email: { defaultMessage: 'Email is required', id: 'cU/aSG' },
  emailInvalid: { defaultMessage: 'E-mail must be valid', id: 'UkTIW2' },
  subject: {
    defaultMessage: 'Subject is required',
    id: 'u+9GOb',
    description: 'What a message is about',
  },
  message: { defaultMessage: 'Message is required', id: 'Plg5d3' },
})

/** The limits are those of the server's function. */
export function contactFormSchema(intl: IntlShape) {
  const required = (message: (typeof messages)[keyof typeof messages], most: number) =>
    z.string().check(
      z.trim(),
      z.refine((text) => sameText(text) !== '', intl.formatMessage(message)),
      z.maxLength(most),
    )
  return z.object({
    name: required(messages.name, longest.personName),
    email: z
      .string()
      .check(
        z.overwrite(sameText),
        z.minLength(1, { error: intl.formatMessage(messages.email), abort: true }),
        z.email(intl.formatMessage(messages.emailInvalid)),
        z.maxLength(longest.accountEmail),
      ),
    subject: required(messages.subject, longest.contactSubject),
    message: required(messages.message, longest.contactMessage),
  })
}

const category = defineMessages({
  required: { defaultMessage: 'Category is required', id: 'YmzIlR' },
})

/** The values that the function accepts; their labels are in support-form.tsx. */
export const supportCategories = ['General', 'Technical', 'Subscription'] as const

/** The support form: the contact form with a category (T5.8). */
export function supportFormSchema(intl: IntlShape) {
  return z.extend(contactFormSchema(intl), {
    category: z.pipe(z.string(), z.enum(supportCategories, intl.formatMessage(category.required))),
  })
}
