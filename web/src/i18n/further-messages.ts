import type { MessageDescriptor } from 'react-intl'
import { constraintMessages, limitMessages } from './constraint-messages.ts'
import { addErrorMessages } from './error-messages.ts'
import { serverMessages } from './server-messages.ts'

const messages: Record<string, MessageDescriptor> = {
  ...serverMessages,
  ...constraintMessages,
  ...limitMessages,
}

/**
 * The sentences for errors that the landing page does not meet. Each carries its text, as whoever shows it may still hold
 * the texts of before these came.
 */
const messagesIn = (texts: Record<string, MessageDescriptor['defaultMessage']>) =>
  Object.fromEntries(
    Object.entries(messages).map(([code, message]) => [
      code,
      { ...message, defaultMessage: texts[message.id ?? ''] ?? '' },
    ]),
  )

/** The sentences are known before their texts have arrived, with which whatever waits for a sentence is drawn again. */
const named =
  <T extends { default: Parameters<typeof messagesIn>[0] }>(load: () => Promise<T>) =>
  async () => {
    const texts = await load()
    addErrorMessages(messagesIn(texts.default))
    return texts
  }

/** Their texts, which are in no other file of a catalogue (scripts/text-parts.ts). */
export const errorTexts = {
  en: named(async () => import('./en.json?part=errors')),
  af: named(async () => import('./af.json?part=errors')),
}
