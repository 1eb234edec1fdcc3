import type { Database, Person, Row } from './database.ts'
import { newTeacherIn } from './planning.ts'
import { newPerson } from './world.ts'

export type Teacher = Person & { profileId: string }

export interface Merging {
  boss: Person
  kept: Teacher
  emptied: Teacher
}

/** Two accounts of one person, and a superadmin. */
export async function twoAccounts(db: Database): Promise<Merging> {
  return {
    boss: await newPerson(db, ['superadmin']),
    kept: await newTeacherIn(db, 'Limpopo'),
    emptied: await newTeacherIn(db, 'Limpopo'),
  }
}

export const mergeSql = 'select public.merge_accounts($1, $2, $3) as moved'
export const previewSql = 'select public.preview_merge($1, $2, $3) as preview'

export interface Moved {
  table: string
  moved: number
  doubled: number
}

/** Merges, and answers what moved as "table moved/doubled". */
export async function merge(
  db: Database,
  { boss, kept, emptied }: Merging,
  cart: string | null = null,
): Promise<string[]> {
  const [row] = await db.asUser(boss, mergeSql, [kept.profileId, emptied.profileId, cart])
  return (row?.['moved'] as Moved[]) // what the function documents
    .map(({ table, moved, doubled }) => `${table} ${moved}/${doubled}`)
}

/** Whose the rows of a table are. */
export const ownersIn = (db: Database, table: string): Promise<Row[]> =>
  db.root(`select distinct teacher_profile_id as profile from ${table}`)
