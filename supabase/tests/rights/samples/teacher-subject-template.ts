import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { newGenericSchool } from './new-school.ts'
import { newSubject } from './new-subject.ts'
import { newLesson } from './new-template.ts'
import { documents } from './template-documents.ts'

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

export const teacherSubjectTemplate: Sample = {
  arrange: (db, { owner }) => newLesson(db, owner.profileId),
  insert: async (db) => ({
    ...(await sent(db)),
    id: crypto.randomUUID(),
    name: 'New',
    subject_template_id: null,
  }),
  update: async (db) => ({ ...(await sent(db)), name: 'Renamed' }),
  derived: ['subject_name', 'grade_order', 'school_name', 'search_field'],
}
