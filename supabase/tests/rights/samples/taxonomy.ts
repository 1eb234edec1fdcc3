import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const taxonomy: Sample = {
  arrange: (db) => created(db, 'taxonomy', { name: 'Levels of the rights' }),
  insert: () => ({
    name: 'New levels of the rights',
    source: 'A document',
    year: 2025,
    certainty: 'OFFICIAL',
    language: 'en',
    grades: ['R', '4'],
    subjects: ['Mathematics', '* Home Language'],
  }),
  update: () => ({
    name: 'Renamed levels of the rights',
    source: 'Another document',
    year: 2026,
    certainty: 'ONE_SOURCE',
    language: 'af',
    grades: ['12'],
    subjects: ['Wiskunde'],
  }),
}
