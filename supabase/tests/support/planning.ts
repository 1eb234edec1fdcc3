import { randomUUID } from 'node:crypto'
import type { Person, Row } from './database.ts'
import { newTeacher, type Root } from './world.ts'

/** One row of any planning table, with only the columns that matter to the test. */
export async function newRow(db: Root, table: string, columns: Row): Promise<string> {
  const names = Object.keys(columns)
  const [row] = await db.root(
    `insert into public.${table} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  )
  if (typeof row?.['id'] !== 'string') throw new Error(`nothing was created in ${table}`)
  return row['id']
}

/** A teacher who has filled in the profile. */
export async function newTeacherIn(
  db: Root,
  province: string,
): Promise<Person & { profileId: string }> {
  const teacher = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'Thandi', surname = 'Nkosi',
       language = 'English', province = $2, days_per_week = 5 where id = $1`,
    [teacher.profileId, province],
  )
  return teacher
}

export const newSchool = (db: Root, columns: Row = {}) =>
  newRow(db, 'school', {
    name: `Marula Primary ${randomUUID()}`,
    provinces: ['Limpopo'],
    ...columns,
  })

export const newSubject = (db: Root, columns: Row = {}) =>
  newRow(db, 'subject', { grade: '4', subject: `Robotics ${randomUUID()}`, ...columns })

export const newTerm = (db: Root, columns: Row = {}) =>
  newRow(db, 'term', {
    label: 'Term 1, 2031',
    start_date: '2031-01-15',
    end_date: '2031-03-28',
    provinces: ['Limpopo'],
    ...columns,
  })
