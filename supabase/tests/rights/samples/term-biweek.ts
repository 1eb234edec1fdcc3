import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const dates = { label: 'Weeks 1 and 2', start_date: '2026-01-14', end_date: '2026-01-23' }

const newTerm = (db: Root, province: string) =>
  created(db, 'term', {
    label: 'Term with biweeks',
    start_date: '2026-01-14',
    end_date: '2026-03-27',
    provinces: [province],
  })

const newBiweek = async (db: Root, province: string) =>
  created(db, 'term_biweek', { ...dates, term_id: await newTerm(db, province) })

export const termBiweek: Sample = {
  arrange: (db) => newBiweek(db, 'Gauteng'),
  insert: async (db) => ({
    ...dates,
    label_af: 'Weke 1 en 2',
    term_id: await newTerm(db, 'Gauteng'),
  }),
  update: () => ({
    label: 'Weeks 3 and 4',
    label_af: 'Weke 3 en 4',
    start_date: '2026-01-26',
    end_date: '2026-02-06',
    color: 'teal',
  }),
  variants: [
    {
      what: 'of a term of another province',
      arrange: (db) => newBiweek(db, 'Western Cape'),
      refuses: { select: ['owner', 'stranger'] },
    },
  ],
}
