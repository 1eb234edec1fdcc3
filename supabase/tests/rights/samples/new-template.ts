import type { Root } from '../../support/world.ts'
import { created } from './created.ts'
import { newSubject } from './new-subject.ts'

/** A lesson of one teacher. */
export const newLesson = (db: Root, profileId: string): Promise<string> =>
  created(db, 'teacher_subject_template', {
    teacher_profile_id: profileId,
    name: 'Fractions',
    complexity: 'Simple',
  })

/** A question paper of one teacher. */
export const newPaper = async (db: Root, profileId: string): Promise<string> =>
  created(db, 'teacher_assessment_template', {
    teacher_profile_id: profileId,
    title: 'Fractions',
    complexity: 'Simple',
    total_minutes: 30,
    instructions: '["Answer all questions."]',
    subject_id: await newSubject(db, 'Counting'),
  })
