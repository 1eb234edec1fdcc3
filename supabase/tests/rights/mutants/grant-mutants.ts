import type { Root } from '../../support/world.ts'
import type { Mutant } from './policy-mutants.ts'

const grantsOf = `
  select role, verb, bool_and(has) as everything
  from unnest(array['anon', 'authenticated']) as role,
    unnest(array['select', 'insert', 'update']) as verb,
    pg_attribute a,
    has_column_privilege(role, a.attrelid, a.attnum, verb) as has
  where a.attrelid = ('public.' || $1)::regclass and a.attnum > 0 and not a.attisdropped
  group by role, verb having bool_or(has)
  union all
  select role, 'delete', true
  from unnest(array['anon', 'authenticated']) as role
  where has_table_privilege(role, 'public.' || $1, 'delete')`

/** For each right on columns: revoked, and granted for all columns. */
export async function grantMutants(db: Root, table: string): Promise<Mutant[]> {
  const grants = await db.root(grantsOf, [table])
  return grants.flatMap(({ role, verb, everything }) => {
    const right = `${String(verb)} on public.${table}`
    const revoked = {
      what: `${String(verb)} taken from ${String(role)}`,
      verb: String(verb),
      sql: `revoke ${right} from ${String(role)}`,
    }
    if (everything === true) return [revoked]
    const granted = {
      what: `${String(verb)} of every column given to ${String(role)}`,
      verb: String(verb),
      sql: `grant ${right} to ${String(role)}`,
    }
    return [revoked, granted]
  })
}
