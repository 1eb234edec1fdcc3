import type { Root } from '../../support/world.ts'
import type { Sample, Variant } from '../grants.ts'
import type { World } from '../world.ts'
import { created } from './created.ts'
import { newGenericSchool, ownSchool } from './new-school.ts'
import { newSubject } from './new-subject.ts'
import { documents } from './template-documents.ts'

const newPaper = (db: Root, schoolId: string | null, subjectId: string) =>
  created(db, 'assessment_template', {
    title: 'Test on fractions',
    complexity: 'Simple',
    total_minutes: 30,
    instructions: '["Answer all questions."]',
    school_id: schoolId,
    subject_id: subjectId,
  })

/** Both teachers have a class in it, and so had the former one. */
async function taughtSubject(db: Root, world: World, name: string): Promise<string> {
  const subject = await newSubject(db, name)
  for (const { profileId } of [world.owner, world.stranger, world.reporting]) {
    await created(db, 'teacher_class_subject', {
      teacher_profile_id: profileId,
      subject_id: subject,
      name: '4A',
    })
  }
  return subject
}

/** A paper that both teachers may use and other tables refer to. */
export const newSharedPaper = async (db: Root, world: World): Promise<string> =>
  newPaper(db, await newGenericSchool(db, 'Gauteng'), await taughtSubject(db, world, 'Sums'))

/** Those that not every teacher may read. */
export const notForAll: Variant[] = [
  {
    what: 'of a subject that neither teacher teaches',
    arrange: async (db) =>
      newPaper(db, await newGenericSchool(db, 'Gauteng'), await newSubject(db, 'Latin')),
    refuses: { select: ['owner', 'stranger'] },
  },
  {
    what: 'for another province',
    arrange: async (db, world) =>
      newPaper(
        db,
        await newGenericSchool(db, 'Western Cape'),
        await taughtSubject(db, world, 'Algebra'),
      ),
    refuses: { select: ['owner', 'stranger'] },
  },
  {
    what: "of the owner's own school",
    arrange: async (db, world) =>
      newPaper(
        db,
        await ownSchool(db, world.owner.profileId),
        await taughtSubject(db, world, 'Geometry'),
      ),
    refuses: { select: ['stranger'] },
  },
  {
    what: 'for the whole country',
    arrange: async (db, world) => newPaper(db, null, await taughtSubject(db, world, 'Logic')),
    refuses: { select: [] },
  },
]

const sent = async (db: Root) => ({
  complexity: 'Detailed',
  total_minutes: 60,
  font_family: 'Arial',
  headings: documents.headings,
  instructions: ['Work neatly.'],
  questions: documents.questions,
  translation: documents.translation,
  school_id: await newGenericSchool(db, 'Limpopo'),
  subject_id: await newSubject(db, 'Counting'),
})

export const assessmentTemplate: Sample = {
  arrange: newSharedPaper,
  insert: async (db) => ({ ...(await sent(db)), id: crypto.randomUUID(), title: 'New' }),
  update: async (db) => ({ ...(await sent(db)), title: 'Renamed' }),
  derived: ['subject_name', 'grade_order', 'school_name', 'search_field', 'total_marks'],
  effects: { insert: ['public.bank_question'], update: ['public.bank_question'] },
  variants: notForAll,
}
