import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newSubject } from './new-subject.ts'

export const teacherClassPeriod: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'teacher_class_period', {
      teacher_profile_id: owner.profileId,
      teacher_class_subject_id: await created(db, 'teacher_class_subject', {
        teacher_profile_id: owner.profileId,
        subject_id: await newSubject(db, 'Singing'),
        name: '4A',
        year: 2026,
      }),
      year: 2026,
      day: 'Monday',
      period: 1,
    }),
  insert: async (db, { owner }) => ({
    teacher_profile_id: owner.profileId,
    teacher_class_subject_id: await created(db, 'teacher_class_subject', {
      teacher_profile_id: owner.profileId,
      subject_id: await newSubject(db, 'Drawing'),
      name: '4B',
      year: 2026,
    }),
    year: 2026,
    day: 'Tuesday',
    period: 2,
    week: 'A',
  }),
  update: () => ({ day: 'Friday', period: 3, week: 'B' }),
}
