import type { MessageDescriptor } from 'react-intl'
import { constraintMessages } from './constraint-messages.ts'
import { serverMessages } from './server-messages.ts'

const messages: Record<string, MessageDescriptor> = { ...serverMessages, ...constraintMessages }

/**
 * The sentences for errors that the landing page does not meet. Each carries its text, as whoever shows it may still hold
 * the texts of before these came.
 */
export const messagesIn = (texts: Record<string, MessageDescriptor['defaultMessage']>) =>
  Object.fromEntries(
    Object.entries(messages).map(([code, message]) => [
      code,
      { ...message, defaultMessage: texts[message.id ?? ''] ?? '' },
    ]),
  )

/** Their texts, which are in no other file of a catalogue (scripts/text-parts.ts). */
export const errorTexts = {
  en: async () => import('./en.json?part=errors'),
  af: async () => import('./af.json?part=errors'),
}
