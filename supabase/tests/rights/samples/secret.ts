import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const secret: Sample = {
  arrange: (db) => created(db, 'secret', { type: 'IAM of the rights', value: { key: 'a' } }),
  insert: () => ({ type: 'Mail of the rights', value: { password: 'b' } }),
  update: () => ({ type: 'Other of the rights', value: { key: 'c' } }),
}
