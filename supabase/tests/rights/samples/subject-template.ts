import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newGenericSchool, ownSchool } from './new-school.ts'
import { newSubject } from './new-subject.ts'
import { documents } from './template-documents.ts'

const newTemplate = (db: Root, schoolId: string) =>
  created(db, 'subject_template', { name: 'Fractions', complexity: 'Simple', school_id: schoolId })

const sent = async (db: Root) => ({
  complexity: 'Detailed',
  total_points: 20,
  minutes: 45,
  font_family: 'Arial',
  headings: documents.headings,
  template: documents.steps,
  school_id: await newGenericSchool(db, 'Limpopo'),
  subject_id: await newSubject(db, 'Sums'),
})

export const subjectTemplate: Sample = {
  arrange: async (db) => newTemplate(db, await newGenericSchool(db, 'Gauteng')),
  insert: async (db) => ({ ...(await sent(db)), id: crypto.randomUUID(), name: 'New' }),
  update: async (db) => ({ ...(await sent(db)), name: 'Renamed' }),
  derived: ['subject_name', 'grade_order', 'school_name', 'search_field'],
  variants: [
    {
      what: 'for another province',
      arrange: async (db) => newTemplate(db, await newGenericSchool(db, 'Western Cape')),
      refuses: { select: ['owner', 'stranger'] },
    },
    {
      what: "of the owner's own school",
      arrange: async (db, { owner }) => newTemplate(db, await ownSchool(db, owner.profileId)),
      refuses: { select: ['stranger'] },
    },
  ],
}
