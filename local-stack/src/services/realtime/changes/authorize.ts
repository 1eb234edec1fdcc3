import pg from 'pg'
import type { Change } from './change.ts'
import type { Subscription } from './subscriptions.ts'
import type { TableFacts } from './table-facts.ts'

/** The rows of a batch that one caller may see. */
export interface Verdict {
  visible: ReadonlySet<number>
  /** A policy raised an error, so no row is shown. */
  failed: boolean
}

interface Caller {
  role: string
  claims: string
  /** [position in the batch, primary key values as text] */
  rows: unknown[][]
}

interface Answer {
  caller: number
  row_number: number | null
  error: string | null
}

const callersPerStatement = 100
const statementsAtOnce = 4

/**
 * Row-level security is asked about the row as it is now, found by its primary key, as on Supabase. The keys are cast
 * in a separate step, because under row-level security only a plain comparison may use the index. It is a scalar
 * subquery and not `exists`, which the planner may turn into a join that runs the policy on the whole table.
 */
function rowQuery({ relation, columns }: TableFacts): string {
  const keys = columns.filter(({ isKey }) => isKey)
  const typed = keys.map(({ type }, index) => `(row ->> ${index + 1})::${type} as key_${index}`)
  const same = keys.map(({ name }, index) => `target.${pg.escapeIdentifier(name)} = k.key_${index}`)
  const table = `${pg.escapeIdentifier(relation.schema)}.${pg.escapeIdentifier(relation.table)}`
  return `with k as materialized (
      select (row ->> 0)::integer as number, ${typed.join(', ')} from jsonb_array_elements($1) as rows(row)
    )
    select k.number from k where (select true from ${table} as target where ${same.join(' and ')})`
}

async function ask(pool: pg.Pool, query: string, callers: Caller[]): Promise<Verdict[]> {
  const { rows } = await pool.query<Answer>({
    name: 'realtime-visible-rows',
    text: 'select caller, row_number, error from realtime.visible_rows($1, $2::jsonb)',
    values: [query, JSON.stringify(callers)],
  })
  const verdicts = callers.map(() => ({ visible: new Set<number>(), failed: false }))
  for (const row of rows) {
    const verdict = verdicts[row.caller]
    if (!verdict) continue
    if (row.error !== null) verdict.failed = true
    else if (row.row_number !== null) verdict.visible.add(row.row_number)
  }
  return verdicts
}

/** When a statement for several callers times out, they are asked one by one. */
async function askChunk(pool: pg.Pool, query: string, callers: Caller[]): Promise<Verdict[]> {
  try {
    return await ask(pool, query, callers)
  } catch (error) {
    const cancelled = error instanceof pg.DatabaseError && error.code === '57014'
    if (!cancelled) throw error
    if (callers.length === 1) return [{ visible: new Set(), failed: true }]
    const verdicts: Verdict[] = []
    for (const caller of callers) verdicts.push(...(await askChunk(pool, query, [caller])))
    return verdicts
  }
}

/** The key of a caller; callers with equal claims share one check. */
export function callerKey({ role, claims }: Pick<Subscription, 'role' | 'claims'>): string {
  return JSON.stringify([role, claims])
}

/**
 * Finds out for each distinct caller which of the matching rows it may see.
 * @param matched for each change the subscriptions whose filters it meets
 */
export async function authorize(
  pool: pg.Pool,
  facts: TableFacts,
  changes: Change[],
  matched: Subscription[][],
): Promise<Map<string, Verdict>> {
  const keys = facts.columns.filter(({ isKey }) => isKey)
  const callers = new Map<string, Caller>()
  for (const [index, change] of changes.entries()) {
    if (!change.record) continue
    const { record } = change
    const row = [index, ...keys.map(({ name }) => record.get(name) ?? null)]
    const seen = new Set<string>()
    for (const subscription of matched[index] ?? []) {
      const key = callerKey(subscription)
      if (seen.has(key)) continue
      seen.add(key)
      const caller = callers.get(key) ?? {
        role: subscription.role,
        claims: subscription.claims,
        rows: [],
      }
      caller.rows.push(row)
      callers.set(key, caller)
    }
  }
  const entries = [...callers]
  const query = rowQuery(facts)
  const verdicts = new Map<string, Verdict>()
  const chunks: [string, Caller][][] = []
  for (let start = 0; start < entries.length; start += callersPerStatement) {
    chunks.push(entries.slice(start, start + callersPerStatement))
  }
  const worker = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
      const answers = await askChunk(
        pool,
        query,
        chunk.map(([, caller]) => caller),
      )
      for (const [index, [key]] of chunk.entries()) {
        const answer = answers[index]
        if (answer) verdicts.set(key, answer)
      }
    }
  }
  await Promise.all(Array.from({ length: statementsAtOnce }, worker))
  return verdicts
}
