import type pg from 'pg'
import { z } from 'zod'
import type { RequestScope } from '../../db/scope.ts'
import { RestFault } from './rest-fault.ts'
import type { Action, Answered, SentReply } from './rest-request.ts'

const answerSchema = z.tuple([
  z.object({
    total: z.coerce.number().nullable(),
    page: z.coerce.number(),
    body: z.string(),
    location: z.array(z.string()).nullable(),
    headers: z.string().nullable(),
    status: z.string().nullable(),
    inserted: z.coerce.number(),
  }),
])
const planSchema = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([z.looseObject({ Plan: z.looseObject({ 'Plan Rows': z.number() }) })]),
  }),
])

/** Runs the statement of an action and lets it answer; the function or a trigger may replace status and headers. */
export async function runAction(
  client: Pick<pg.ClientBase, 'query'>,
  action: Action,
  maxRows: number,
): Promise<SentReply> {
  if (action.statementTimeout !== undefined && action.statementTimeout !== null) {
    await client.query(`select set_config('statement_timeout', $1, true)`, [
      action.statementTimeout,
    ])
  }
  const { rows } = await client.query(action.text, action.values)
  const [answered] = answerSchema.parse(rows)
  const total =
    action.estimate === undefined
      ? answered.total
      : await estimate(client, action.estimate, maxRows)
  const reply = action.reply({ ...answered, total })
  return {
    ...reply,
    status: replacedStatus(answered) ?? reply.status,
    headers: replaceHeaders(reply.headers, answered),
  }
}

/** @throws RestFault for a plan that Postgres does not give */
async function estimate(
  client: Pick<pg.ClientBase, 'query'>,
  { text, values, countsFirst }: NonNullable<Action['estimate']>,
  maxRows: number,
): Promise<number> {
  let counted = 0
  if (countsFirst) {
    const most = `select count(*)::int as total from (${text} limit ${String(maxRows + 1)}) as pgrst_all`
    const { rows } = await client.query<{ total: number }>(most, values)
    counted = rows[0]?.total ?? 0
    if (counted <= maxRows) return counted
  }
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  const [plan] = planSchema.parse(rows)
  return Math.max(plan['QUERY PLAN'][0].Plan['Plan Rows'], counted)
}

function replacedStatus({ status }: Answered): number | null {
  if (status === null) return null
  const code = /^\d+$/.test(status) ? Number(status) : 0
  if (code >= 200 && code <= 599) return code
  throw new RestFault(500, {
    code: 'PGRST112',
    message: 'response.status guc must be a valid status code',
  })
}

const headersSchema = z.array(
  z.record(z.string(), z.string()).refine((header) => Object.keys(header).length === 1),
)

function replaceHeaders(own: Record<string, string>, { headers }: Answered): SentReply['headers'] {
  if (headers === null) return Object.entries(own)
  const read = headersSchema.safeParse(parsed(headers))
  if (!read.success) {
    throw new RestFault(500, {
      code: 'PGRST111',
      message:
        'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    })
  }
  const given = read.data.flatMap((header) =>
    Object.entries(header).map(([name, value]): [string, string] => [name.toLowerCase(), value]),
  )
  const names = new Set(given.map(([name]) => name))
  return [...Object.entries(own).filter(([name]) => !names.has(name)), ...given]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The settings that functions and policies may read, and those under which the statement runs. */
export function settingsOf(
  action: Action,
  schemas: string[],
  headers: Record<string, string>,
  timezone: string | null,
): NonNullable<RequestScope['settings']> {
  return {
    search_path: schemas.map((name) => `"${name.replaceAll('"', '""')}"`).join(', '),
    'request.cookies': JSON.stringify(cookiesOf(headers['cookie'] ?? '')),
    ...(action.isReadOnly ? { transaction_read_only: 'on' } : {}),
    ...(timezone === null ? {} : { timezone }),
  }
}

const cookiesOf = (header: string) =>
  Object.fromEntries(
    header.split(';').flatMap((text) => {
      const [name = '', ...value] = text.trim().split('=')
      return name === '' ? [] : [[name, value.join('=')]]
    }),
  )
