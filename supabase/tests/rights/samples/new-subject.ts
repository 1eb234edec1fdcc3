import type { Root } from '../../support/world.ts'
import { created } from './created.ts'

/** Creates a subject without an owner and with a unique name. */
export const newSubject = (db: Root, subject: string): Promise<string> =>
  created(db, 'subject', { grade: '4', subject: `${subject} ${crypto.randomUUID()}` })
