import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const values = { label: 'Term of the rights', start_date: '2026-01-14', end_date: '2026-03-27' }

export const term: Sample = {
  arrange: (db) => created(db, 'term', { ...values, provinces: ['Gauteng', 'Limpopo'] }),
  insert: () => ({
    ...values,
    label_af: 'Kwartaal van die regte',
    provinces: ['Free State'],
    gazetted_days: 53,
  }),
  update: () => ({
    label: 'Renamed term',
    label_af: 'Hernoemde kwartaal',
    start_date: '2026-01-15',
    end_date: '2026-03-30',
    provinces: ['Western Cape'],
    gazetted_days: 51,
  }),
  variants: [
    {
      what: 'of another province',
      arrange: (db) => created(db, 'term', { ...values, provinces: ['Western Cape'] }),
      refuses: { select: ['owner', 'stranger'] },
    },
  ],
}
