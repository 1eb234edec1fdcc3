import type { Root } from '../../support/world.ts'
import { created } from './created.ts'

/** A subject of nobody's, under a name of its own. */
export const newSubject = (db: Root, subject: string): Promise<string> =>
  created(db, 'subject', { grade: '4', subject: `${subject} of the rights` })
