import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { newGenericSchool } from './new-school.ts'
import { newSubject } from './new-subject.ts'
import { newTaxonomy } from './new-taxonomy.ts'
import { newPaper } from './new-template.ts'
import { documents } from './template-documents.ts'

const sent = async (db: Root) => ({
  complexity: 'Detailed',
  total_minutes: 60,
  font_family: 'Arial',
  headings: documents.headings,
  instructions: ['Work neatly.'],
  questions: documents.questions,
  translation: documents.translation,
  school_id: await newGenericSchool(db, 'Limpopo'),
  subject_id: await newSubject(db, 'Sums'),
  taxonomy_id: await newTaxonomy(db, 'Levels'),
})

export const teacherAssessmentTemplate: Sample = {
  arrange: (db, { owner }) => newPaper(db, owner.profileId),
  insert: async (db) => ({ ...(await sent(db)), id: crypto.randomUUID(), title: 'New' }),
  update: async (db) => ({ ...(await sent(db)), title: 'Renamed' }),
  effects: {
    insert: ['public.bank_question'],
    update: ['public.bank_question', 'public.teacher_assessment_version'],
  },
  derived: ['subject_name', 'grade_order', 'school_name', 'search_field', 'total_marks'],
}
