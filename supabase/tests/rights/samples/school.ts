import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const school: Sample = {
  arrange: (db) => created(db, 'school', { name: 'Rights Primary', provinces: ['Gauteng'] }),
  insert: () => ({
    name: 'New Rights Primary',
    town: 'Kimberley',
    provinces: ['Northern Cape'],
    is_generic: false,
    school_img_key: 'Schools/new/logo.png',
  }),
  update: () => ({
    name: 'Renamed Primary',
    town: 'Polokwane',
    provinces: ['Limpopo'],
    is_generic: true,
    school_img_key: 'Schools/renamed/logo.png',
  }),
  derived: ['search_field'],
}
