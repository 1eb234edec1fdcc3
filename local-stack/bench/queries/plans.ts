import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import type { Databases, Scale } from './databases.ts'
import { requestOf } from './request.ts'
import type { ScreenQuery } from './screen-query.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number | undefined
  /** Milliseconds until the last row of each loop. */
  'Actual Total Time': number
  Plans?: PlanNode[] | undefined
}
const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    'Actual Total Time': z.number(),
    Plans: z.array(planNode).optional(),
  }),
)
const explainSchema = z.object({ 'Query Text': z.string(), Plan: planNode })

export interface Explained {
  query: ScreenQuery
  /** Large tables of which a statement of the request reads every row. */
  scans: string[]
  /** The statements of one request as trees, without the gateway's own small ones. */
  trees: string
}

/** Tables with more rows must not be read as a whole. */
export const largeTable = 5_000

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  // Policies and definer functions also run statements.
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
}

async function explainNewSessions(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`alter database large set ${name} = '${value}'`)
  }
}

async function stopExplaining(client: pg.Client): Promise<void> {
  for (const name of Object.keys(settings)) {
    await client.query(`alter database large reset ${name}`)
  }
}

/** What "is there one" finds among the first rows has not read the table. */
const rowsRead = (node: PlanNode) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

function* scansIn(node: PlanNode): Generator<string> {
  const { 'Node Type': type, 'Relation Name': table } = node
  if (type === 'Seq Scan' && table !== undefined && rowsRead(node) > largeTable) {
    yield table
  }
  for (const child of node.Plans ?? []) yield* scansIn(child)
}

/** Prints a plan with a line for each executed step: what it did, its number of rows and its total time. */
function tree(node: PlanNode, depth = 0): string[] {
  const loops = node['Actual Loops']
  if (loops === 0) return []
  const on = [node['Relation Name'], node['Index Name']].filter((name) => name !== undefined)
  const rows = `${String(Math.round(node['Actual Rows'] * loops))} rows`
  const time = `${(node['Actual Total Time'] * loops).toFixed(2)} ms`
  const line = `${'  '.repeat(depth)}${[node['Node Type'], ...on].join(' ')}: ${rows}, ${time}`
  return [line, ...(node.Plans ?? []).flatMap((child) => tree(child, depth + 1))]
}

/** Prints the statements; of one that ran for each row, only the first with the number of repetitions. */
function trees(plans: PlanNode[]): string {
  const shapeOf = (node: PlanNode): string =>
    tree(node)
      .map((line) => line.replace(/: \d+ rows, .*$/, ''))
      .join('\n')
  return [...Map.groupBy(plans, shapeOf).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return []
      const [head = '', ...steps] = tree(first)
      return [
        others.length === 0 ? head : `${head}, and ${String(others.length)} times more`,
        ...steps,
      ]
    })
    .join('\n')
}

/** The end of a file that is too long to read as a whole for each query. */
function readFrom(path: string, from: number): string {
  const end = Buffer.alloc(statSync(path).size - from)
  const file = openSync(path, 'r')
  try {
    return end.subarray(0, readSync(file, end, 0, end.length, from)).toString()
  } finally {
    closeSync(file)
  }
}

/** The plans that the server has logged since `from`, including those of functions and policies. */
function plansSince(logFile: string, from: number): PlanNode[] {
  const log = readFrom(logFile, from)
  return [...log.matchAll(/plan:\n((?:\t.*\n)+)/g)]
    .map(([, block = '']) => explainSchema.parse(JSON.parse(block.replaceAll(/^\t/gm, ''))))
    .filter((explained) => !explained['Query Text'].includes("set_config('role'"))
    .map(({ Plan: plan }) => plan)
}

/** Collects the plans of every request on the large database, under the role that sends it. */
export async function explainAll(
  databases: Databases,
  queries: ScreenQuery[],
  serve: (scale: Scale) => Promise<ChildProcess>,
): Promise<Explained[]> {
  const client = new pg.Client({ connectionString: databases.rootUrl })
  await client.connect()
  try {
    await explainNewSessions(client)
    const { port } = databases.explained
    await serve(databases.explained)
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples > $1`,
      [largeTable],
    )
    const largeTables = new Set(rows.map(({ name }) => name))
    const explained: Explained[] = []
    for (const query of queries) {
      const { path, headers, body } = await requestOf(query, port)
      const send = async () => {
        const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
          method: 'POST',
          headers,
          body,
        })
        await response.text()
      }
      // Postgres plans the first five executions for their values and may then use one plan for all.
      for (let turn = 0; turn < 6; turn += 1) await send()
      await wait(50)
      const from = statSync(databases.logFile).size
      await send()
      await wait(50)
      const plans = plansSince(databases.logFile, from)
      const scans = plans.flatMap((plan) => [...scansIn(plan)])
      explained.push({
        query,
        scans: [...new Set(scans.filter((table) => largeTables.has(table)))],
        trees: trees(plans),
      })
    }
    return explained
  } finally {
    await stopExplaining(client)
    await client.end()
  }
}
