import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const taxonomy: Sample = {
  arrange: (db) => created(db, 'taxonomy', { name: 'Levels of the rights' }),
  insert: () => ({ name: 'New levels of the rights', source: 'A document' }),
  update: () => ({ name: 'Renamed levels of the rights', source: 'Another document' }),
}
