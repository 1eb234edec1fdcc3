import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const holiday: Sample = {
  arrange: (db) => created(db, 'holiday', { label: 'Day of the rights', date: '2026-05-15' }),
  insert: () => ({ label: 'Election day', label_af: 'Verkiesingsdag', date: '2026-11-04' }),
  update: () => ({ label: 'Renamed day', label_af: 'Hernoemde dag', date: '2026-05-18' }),
}
