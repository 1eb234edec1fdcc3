import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const folder = join(import.meta.dirname, 'audit')

/**
 * `always`: rules that hold whatever people do, which the random sequences share (supabase/tests/sequences). `bench`:
 * rules that hold when nobody but the buyers acts and each of them buys everything once.
 */
export type RuleSet = 'always' | 'bench'

/** Each file selects the rows that break a rule; its first line names the rule. */
export const rulesOf = (set: RuleSet) =>
  readdirSync(join(folder, set))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, set, file), 'utf8')
      return { rule: /^-- (.*)$/m.exec(sql)?.[1] ?? file, sql }
    })

/** Prints every rule with the rows that break it. @returns how many rules are broken */
export async function audit(client: pg.Client, print: (line: string) => void): Promise<number> {
  let broken = 0
  for (const { rule, sql } of [...rulesOf('always'), ...rulesOf('bench')]) {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    print(`${rows.length === 0 ? 'holds ' : 'BROKEN'}  ${rule}`)
    for (const row of rows.slice(0, 5)) print(`          ${JSON.stringify(row)}`)
    if (rows.length > 0) broken += 1
  }
  return broken
}
