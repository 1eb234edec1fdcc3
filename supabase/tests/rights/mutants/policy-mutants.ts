import type { Root } from '../../support/world.ts'
import { withoutOperands } from './without-operands.ts'

/** A change that the tests have to notice, with the statement that makes it. */
export interface Mutant {
  what: string
  verb: string
  sql: string
}

const policiesOf = `
  select policyname as name, lower(cmd) as verb, qual, with_check
  from pg_policies where schemaname = $1 and tablename = $2 order by policyname`

/** Of each policy: gone, always true, and with each of its conditions left out. */
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
    // Where an update is asked something else afterwards than before, the conditions for the new row are what is
    // left out: the old row's stay.
    const expression = String(check ?? qual)
    return [
      mutant('dropped', `drop ${policy}`),
      ...(expression === 'true' ? [] : [mutant('always true', altered('true'))]),
      ...withoutOperands(expression).map((changed) => mutant(`as ${changed}`, altered(changed))),
    ]
  })
}
