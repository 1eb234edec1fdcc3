import { constraintMessages } from './constraint-messages.ts'
import { serverMessages } from './server-messages.ts'

/** The sentences for errors that the landing page does not meet, in one file for all other pages. */
export const furtherMessages = { ...serverMessages, ...constraintMessages }

/** Their texts, which are in no other file of a catalogue (scripts/text-parts.ts). */
export const errorTexts = {
  en: async () => import('./en.json?part=errors'),
  af: async () => import('./af.json?part=errors'),
}
