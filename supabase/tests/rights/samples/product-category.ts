import { newCategory } from '../../support/world.ts'
import type { Sample } from '../grants.ts'

export const productCategory: Sample = {
  arrange: (db) => newCategory(db, 'Mathematics'),
  insert: async (db) => ({
    name: 'Fractions',
    parent_id: await newCategory(db, 'Parent of a new one'),
    grade: '4',
  }),
  update: async (db) => ({
    name: 'Arithmetic',
    parent_id: await newCategory(db, 'New parent'),
    grade: 'R',
  }),
  derived: ['slug'],
}
