import { expect } from 'vitest'
import type { Database, Person } from './database.ts'
import { newPerson, newTeacher } from './world.ts'

/** One person of every kind that a policy can meet. */
export async function everyRole(db: Database): Promise<Record<string, Person>> {
  return {
    teacher: await newTeacher(db),
    admin: await newPerson(db, ['admin']),
    superadmin: await newPerson(db, ['superadmin']),
    reporting: await newPerson(db, ['reporting']),
    nobody: await newPerson(db),
  }
}

/** Names of the people for whom the statement returns a row; the others get none or are refused. */
export async function allowed(
  db: Database,
  people: Record<string, Person>,
  sql: string,
  values: unknown[] = [],
): Promise<string[]> {
  const names: string[] = []
  for (const [name, person] of Object.entries(people)) {
    await db.root('savepoint attempt')
    const rows = await db.asUser(person, sql, values).catch((error: unknown) => {
      expect(String(error)).toMatch(/row-level security|permission denied/)
      return []
    })
    if (rows.length > 0) names.push(name)
    await db.root('rollback to savepoint attempt')
  }
  return names
}
