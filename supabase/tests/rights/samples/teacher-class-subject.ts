import type { Sample } from '../grants.ts'

import { created } from './created.ts'
import { newSubject } from './new-subject.ts'

export const teacherClassSubject: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'teacher_class_subject', {
      teacher_profile_id: owner.profileId,
      subject_id: await newSubject(db, 'Singing'),
      name: '4A',
    }),
  insert: async (db, { owner }) => ({
    teacher_profile_id: owner.profileId,
    subject_id: await newSubject(db, 'Drawing'),
    name: '4B',
    year: 2027,
  }),
  update: async (db) => ({ subject_id: await newSubject(db, 'Dancing'), name: '4C' }),
}
