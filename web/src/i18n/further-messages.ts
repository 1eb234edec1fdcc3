import { constraintMessages } from './constraint-messages.ts'
import { serverMessages } from './server-messages.ts'

/** The sentences for errors that the landing page does not meet, in one file for all other pages. */
export const furtherMessages = { ...serverMessages, ...constraintMessages }
