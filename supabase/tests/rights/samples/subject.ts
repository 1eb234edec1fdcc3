import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const theirs = (what: string, createdBy: string | null) => ({
  grade: '4',
  subject: what,
  created_by: createdBy,
})

export const subject: Sample = {
  arrange: (db, { owner }) => created(db, 'subject', theirs('Chess of the owner', owner.id)),
  insert: () => ({ grade: '5', subject: 'Gardening', subject_af: 'Tuinmaak' }),
  update: () => ({ grade: '6', subject: 'Needlework', subject_af: 'Naaldwerk' }),
  derived: ['grade_order', 'search_field'],
  variants: [
    {
      what: 'of the national curriculum',
      arrange: (db) => created(db, 'subject', theirs('Chess of the curriculum', null)),
      refuses: { select: [], update: ['owner', 'stranger', 'reporting', 'superadmin'] },
    },
  ],
}
