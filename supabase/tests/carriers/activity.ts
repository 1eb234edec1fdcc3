import { newClassTeacher, type ClassTeacher } from '../support/calendar.ts'
import type { Database, Row } from '../support/database.ts'
import { distinctRow, without } from '../support/distinct.ts'
import { newPaper, newSubject } from '../support/papers.ts'
import { newRow } from '../support/planning.ts'
import { documents } from '../rights/samples/template-documents.ts'
import { carriers } from './carriers.ts'

export const table = 'public.teacher_activity'
const written = carriers['put_back_activities: teacher_activity'].carries

/** A teacher with two classes, lessons and papers, so that each round has its own. */
export async function planner(db: Database) {
  const teacher = await newClassTeacher(db)
  const subject = await newSubject(db)
  const rounds = [1, 2].map(async (round) => ({
    teacher_assessment_template_id: await newPaper(db, teacher, subject),
    teacher_subject_template_id: await newRow(db, 'teacher_subject_template', {
      teacher_profile_id: teacher.profileId,
      name: `Lesson ${round}`,
      complexity: 'Simple',
      template: JSON.stringify(documents.steps),
    }),
    teacher_class_subject_id: await newRow(db, 'teacher_class_subject', {
      teacher_profile_id: teacher.profileId,
      subject_id: subject,
      name: `Class ${round}`,
    }),
  }))
  return { ...teacher, of: [await rounds[0], await rounds[1]] as Row[] }
}

type Planner = ClassTeacher & { of: Row[] }

/** An activity with a value in each column that can be written, in the week of Monday 3 February 2031. */
export const filledActivity = async (db: Database, teacher: Planner, round: number): Promise<Row> =>
  distinctRow(
    db,
    table,
    written,
    {
      ...teacher.of[round - 1],
      type: round === 1 ? 'Sport' : 'Leave',
      color: round === 1 ? 'blue' : '#12ab34',
      start_date_time: `2031-02-0${4 + round}T06:1${round}:00Z`,
      end_date_time: `2031-02-0${4 + round}T07:2${round}:00Z`,
      repeat_id: crypto.randomUUID(),
      locked: round === 1,
    },
    round,
  )

export const storedActivity = async (db: Database, teacher: Planner, row: Row): Promise<string> =>
  newRow(db, 'teacher_activity', { ...row, teacher_profile_id: teacher.profileId })

/** The values under the names that add_activity() and change_activity() have for them. */
export const asArguments = (row: Row): Row => without(row, 'repeat_id')
