import type { Root } from '../../support/world.ts'
import { created } from './created.ts'

/** A subject of nobody's; whatever it is called, no other has its name. */
export const newSubject = (db: Root, subject: string): Promise<string> =>
  created(db, 'subject', { grade: '4', subject: `${subject} ${crypto.randomUUID()}` })
