import { newTag } from '../../support/world.ts'
import type { Sample } from '../grants.ts'

export const productTag: Sample = {
  arrange: (db) => newTag(db, 'Of the rights'),
  insert: () => ({ name: 'New of the rights' }),
  update: () => ({ name: 'Renamed of the rights' }),
}
