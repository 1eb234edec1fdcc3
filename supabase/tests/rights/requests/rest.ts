import pg from 'pg'
import { inject } from 'vitest'
import {
  restInTransaction,
  type RestInTransaction,
} from '../../../../local-stack/testing/in-transaction/rest.ts'
import type { Claims } from '../world.ts'
import type { Answer, Door, Request } from './request.ts'

/** Uses the stack's own REST service. */
export async function openRest(): Promise<Door> {
  const urlFor = (role: string) =>
    `postgres://${role}:postgres@127.0.0.1:${String(inject('databasePort'))}/postgres`
  const rest = await restInTransaction(urlFor('postgres'))
  await rest.query('select pg_advisory_xact_lock_shared(7001)')
  return {
    name: 'REST',
    root: (sql, values = []) => rest.query(withValues(sql, values)),
    ask: (claims, request) => ask(rest, claims, request),
    close: () => rest.close(),
  }
}

async function ask(rest: RestInTransaction, claims: Claims, request: Request): Promise<Answer> {
  await rest.query('savepoint request')
  const { path, method, body } = toHttp(request)
  const response = await rest.request({ ...claims }, path, {
    method,
    headers: { 'content-type': 'application/json', prefer: 'return=minimal,count=exact' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) await rest.query('rollback to savepoint request')
  await rest.query('release savepoint request')
  await rest.query(
    `select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`,
  )
  if (!response.ok) return { refusal: `${String(response.status)} ${text}` }
  if (request.verb === 'select') return { rows: (JSON.parse(text) as unknown[]).length } // always a list
  // "0-0/1" or "*/1": the number of affected rows is after the slash.
  return { rows: Number(response.headers.get('content-range')?.split('/')[1] ?? NaN) }
}

function toHttp(request: Request): { path: string; method: string; body?: unknown } {
  const { name, key } = request.table
  const filter = 'id' in request && request.id !== null ? `?${key}=eq.${request.id}` : ''
  switch (request.verb) {
    case 'select':
      return {
        path: `${name}${filter}&select=${request.columns.join(',')}`,
        method: 'GET',
      }
    case 'insert':
      return { path: name, method: 'POST', body: request.row }
    case 'update':
      return { path: `${name}${filter}`, method: 'PATCH', body: request.row }
    case 'delete':
      return { path: `${name}${filter}`, method: 'DELETE' }
  }
}

/** The service's driver may serialise values differently, so literals are used. */
function withValues(sql: string, values: unknown[]): string {
  return sql.replace(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1]))
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return pg.escapeLiteral(arrayText(value))
  return pg.escapeLiteral(JSON.stringify(value))
}

const arrayText = (values: unknown[]): string =>
  `{${values.map((value) => JSON.stringify(String(value))).join(',')}}`
