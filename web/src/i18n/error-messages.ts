import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import { toAppError, type FirstCode, type LateCode } from '@/lib/errors.ts'

/** The sentences for errors that any page may show; the others are in server-messages.ts. */
export const errorMessages: Record<
  Exclude<FirstCode, LateCode>,
  MessageDescriptor
> = defineMessages({
  unexpected: {
    defaultMessage: 'Something went wrong on our side. Please try again in a moment.',
    id: 'uwNlS8',
  },
  offline: {
    defaultMessage: 'You’re offline. Try again when you have a connection.',
    id: '//3szH',
  },
  server_unreachable: {
    defaultMessage: 'We could not reach the server. Check your connection and try again.',
    id: 'yX69Xk',
  },
  app_updated: {
    defaultMessage: 'Kryt was updated while this page was open. Load the page again to go on.',
    id: 'YKu+gH',
  },
  not_found_or_forbidden: {
    defaultMessage: 'This no longer exists, or you do not have permission to change it.',
    id: 'Bf0/jk',
  },
  not_signed_in: { defaultMessage: 'Please sign in first.', id: 'YViV6I' },
  session_expired: {
    defaultMessage: 'You have been signed out. Please sign in again.',
    id: '/NSK9g',
  },
  product_not_available: { defaultMessage: 'This resource is no longer for sale.', id: 'x6OCHl' },
  captcha_failed: {
    defaultMessage: 'We could not confirm that a person sent this. Please try again.',
    id: 'ciqrH4',
  },
  captcha_unavailable: {
    defaultMessage: 'The check against spam did not answer. Please try again in a minute.',
    id: 'JCO5lE',
  },
  rate_limited: {
    defaultMessage: 'You tried too often in a short time. Please wait a minute.',
    id: 'nDZ5i3',
  },
  mail_not_sent: {
    defaultMessage: 'Your message could not be sent just now. Please try again later.',
    id: 'fXYa8n',
  },
  invalid_body: {
    defaultMessage: 'Something in the form is not right. Please check it.',
    id: 'nzIYnB',
  },
  invalid_credentials: { defaultMessage: 'The email and password do not match.', id: 'TOWqz9' },
  email_not_confirmed: {
    defaultMessage: 'Please confirm your email first. The link is in your inbox.',
    id: 'R6Fwpa',
  },
  email_exists: { defaultMessage: 'There is already an account with this email.', id: 'P6zjI/' },
  link_expired: {
    defaultMessage: 'This link has expired or was used before. Ask for a new one.',
    id: 'KzFwPf',
  },
  email_address_invalid: { defaultMessage: 'E-mail must be valid', id: 'UkTIW2' },
})

let further: Record<string, MessageDescriptor> = {}

let askForMore = async (): Promise<void> => {}

/** Who loads the other sentences; asked when an error comes before they are there. */
export function onUnknownError(ask: () => Promise<void>) {
  askForMore = ask
}

/** Called when the other sentences have loaded. */
export function addErrorMessages(messages: Record<string, MessageDescriptor>) {
  further = messages
}

/** Every column has limits; their constraints end alike (supabase/tests/catalogue/impossible-values.ts). */
const kindsOfConstraints: [RegExp, string][] = [
  [/_(?:length|size)$/, 'text_too_long'],
  [/_in_time$/, 'day_out_of_range'],
  [/_numbers$/, 'number_not_real'],
  [/_present$/, 'text_blank'],
]

function messageFor(error: unknown): MessageDescriptor | undefined {
  const all: Record<string, MessageDescriptor | undefined> = { ...further, ...errorMessages }
  const { code } = toAppError(error)
  const kind = kindsOfConstraints.find(([ending]) => ending.test(code))?.[1]
  return all[code] ?? (kind === undefined ? undefined : all[kind])
}

/** Resolves once there is a sentence for this error, or there can be none: for who keeps the sentence, not the error. */
export async function sentenceLoaded(error: unknown): Promise<void> {
  if (messageFor(error) === undefined) await askForMore()
}

/** The sentence for a thrown error; an unknown error is shown as a fault of ours. */
export function errorSentence(intl: IntlShape, error: unknown): string {
  const known = messageFor(error)
  if (known === undefined) void askForMore()
  return intl.formatMessage(known ?? errorMessages.unexpected)
}
