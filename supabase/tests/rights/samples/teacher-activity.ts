import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newSubject } from './new-subject.ts'
import { newLesson, newPaper } from './new-template.ts'

const values = {
  label: 'Athletics',
  start_date_time: '2026-02-03T12:00:00+00:00',
  end_date_time: '2026-02-03T14:00:00+00:00',
}

export const teacherActivity: Sample = {
  arrange: (db, { owner }) =>
    created(db, 'teacher_activity', { ...values, teacher_profile_id: owner.profileId }),
  insert: (_, { owner }) => ({
    ...values,
    teacher_profile_id: owner.profileId,
    color: 'teal',
    type: 'Sport',
    teacher_assessment_template_id: null,
    teacher_subject_template_id: null,
    repeat_id: crypto.randomUUID(),
    teacher_class_subject_id: null,
    locked: false,
    notes: 'https://example.org/plan',
  }),
  update: async (db, { owner }) => ({
    label: 'Choir',
    start_date_time: '2026-02-04T12:00:00+00:00',
    end_date_time: '2026-02-04T13:00:00+00:00',
    color: 'blue',
    type: 'Culture',
    teacher_assessment_template_id: await newPaper(db, owner.profileId),
    teacher_subject_template_id: await newLesson(db, owner.profileId),
    repeat_id: crypto.randomUUID(),
    teacher_class_subject_id: await created(db, 'teacher_class_subject', {
      name: '4A',
      subject_id: await newSubject(db, 'Dancing'),
      teacher_profile_id: owner.profileId,
    }),
    locked: true,
    notes: 'Bring chalk',
  }),
  // For "undo".
  effects: { delete: ['private.deleted_activity'] },
}
