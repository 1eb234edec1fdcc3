import type { Database } from '../support/database.ts'
import { everyRole } from '../support/roles.ts'

/** What a function of the API raises before anything else to whoever is in none of its groups. */
const refusals = ['admin_required', 'superadmin_required', 'not_an_administrator']

const groups = ['teacher', 'reporting', 'admin', 'superadmin'] as const

const callable = `
  select proname as name, array_to_string(array_fill('null'::text, array[pronargs::integer]), ', ') as nothing
  from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'EXECUTE')
    and not proisstrict and prorettype <> 'trigger'::regtype and proname !~ '^_'
  order by proname`

/** The functions of the API that refuse a teacher for lack of a group, with the groups that each of them lets in. */
export async function guardedFunctions(db: Database): Promise<Map<string, string[]>> {
  const people = await everyRole(db)
  const found = new Map<string, string[]>()
  for (const { name, nothing } of await db.root(callable)) {
    const sql = `select public.${String(name)}(${String(nothing)})`
    const allowed: string[] = []
    for (const group of groups) {
      const person = people[group]
      if (person === undefined) throw new Error(`nobody is in ${group}`)
      await db.root('savepoint attempt')
      const refusal = await db.asUser(person, sql).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      await db.root('rollback to savepoint attempt')
      if (!refusals.includes(refusal)) allowed.push(group)
    }
    if (!allowed.includes('teacher')) found.set(String(name), allowed)
  }
  return found
}
