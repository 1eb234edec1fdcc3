import type { Person } from './database.ts'
import { newClassTeacher, type ClassTeacher } from './calendar.ts'
import { newRow, newSubject } from './planning.ts'
import type { Root } from './world.ts'

/** A teacher with the class 7B of 2031 and five periods of 45 minutes from 08:00 each day, with a break after the second. */
export async function newTimetableTeacher(db: Root): Promise<ClassTeacher> {
  const teacher = await newClassTeacher(db)
  await db.root('update public.teacher_class_subject set year = 2031 where id = $1', [
    teacher.classId,
  ])
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await newRow(db, 'teacher_schedule', {
      teacher_profile_id: teacher.profileId,
      day,
      periods: 5,
      period_duration: 45,
      break_durations: [20],
      breaks_after: [2],
      start_time: '08:00',
    })
  }
  return teacher
}

export const newClassOf = async (db: Root, { profileId }: { profileId: string }, name: string) =>
  newRow(db, 'teacher_class_subject', {
    teacher_profile_id: profileId,
    subject_id: await newSubject(db),
    name,
    year: 2031,
  })

interface AsUser {
  asUser(person: Person, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** Puts a class into a period of 2031 as the teacher, and says who is there then: "A 7B", or "EVERY 7B". */
export async function put(
  db: AsUser,
  teacher: Person,
  classId: string | null,
  day: string,
  period: number,
  week = 'EVERY',
): Promise<string[]> {
  const rows = await db.asUser(
    teacher,
    `select slot.week || ' ' || class.name as there
     from public.set_class_period(2031, $1, $2, $3, $4) as slot
     join public.teacher_class_subject as class on class.id = slot.teacher_class_subject_id
     order by there`,
    [day, period, week, classId],
  )
  return rows.map(({ there }) => String(there))
}
