import type { Root } from '../../support/world.ts'
import { withoutOperands } from './without-operands.ts'

/** A change that the tests must detect, with its statement. */
export interface Mutant {
  what: string
  verb: string
  sql: string
}

const policiesOf = `
  select policyname as name, lower(cmd) as verb, qual, with_check
  from pg_policies where schemaname = $1 and tablename = $2 order by policyname`

/** For each policy: dropped, always true, and without each of its conditions. */
export async function policyMutants(db: Root, schema: string, table: string): Promise<Mutant[]> {
  const policies = await db.root(policiesOf, [schema, table])
  return policies.flatMap(({ name, verb, qual, with_check: check }) => {
    const policy = `policy "${String(name)}" on ${schema}.${table}`
    const mutant = (what: string, statement: string) => ({
      what: `"${String(name)}" ${what}`,
      verb: String(verb),
      sql: statement,
    })
    const altered = (expression: string) => {
      const before = check === null || check === qual || expression === 'true'
      const using = qual === null || !before ? '' : ` using (${expression})`
      const withCheck = check === null ? '' : ` with check (${expression})`
      return `alter ${policy}${using}${withCheck}`
    }
    // If the check of an update differs from its condition for the old row, only the check is changed.
    const expression = String(check ?? qual)
    return [
      mutant('dropped', `drop ${policy}`),
      ...(expression === 'true' ? [] : [mutant('always true', altered('true'))]),
      ...withoutOperands(expression).map((changed) => mutant(`as ${changed}`, altered(changed))),
    ]
  })
}
