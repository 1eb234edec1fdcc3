import type { Person, Row } from './database.ts'
import { newRow, newSubject, newTeacherIn, newTerm } from './planning.ts'
import type { Root } from './world.ts'

export interface ClassTeacher extends Person {
  profileId: string
  classId: string
}

/** A teacher with one class, in a province where the first term of 2031 is known: Wednesday 15 January to 28 March. */
export async function newClassTeacher(db: Root): Promise<ClassTeacher> {
  await db.root(`delete from public.term where 'Limpopo' = any (provinces)`, [])
  await newTerm(db)
  const teacher = await newTeacherIn(db, 'Limpopo')
  const classId = await newRow(db, 'teacher_class_subject', {
    teacher_profile_id: teacher.profileId,
    subject_id: await newSubject(db),
    name: '7B',
  })
  return { ...teacher, classId }
}

/** A lesson of 45 minutes of the class; "2031-02-03 08:00" is South African time. */
export const newLessonOf = (
  db: Root,
  teacher: ClassTeacher,
  label: string,
  at: string,
  columns: Row = {},
) =>
  newRow(db, 'teacher_activity', {
    teacher_profile_id: teacher.profileId,
    teacher_class_subject_id: teacher.classId,
    label,
    type: 'Lesson',
    start_date_time: `${at}+02`,
    end_date_time: new Date(Date.parse(`${at.replace(' ', 'T')}:00+02:00`) + 45 * 60_000),
    ...columns,
  })
