import type pg from 'pg'
import { rootOf, type Row } from '../../support/database.ts'
import type { Claims } from '../world.ts'
import { inTransaction } from './transaction.ts'
import type { Answer, Door, Request, Table } from './request.ts'

/** Plain SQL statements as the caller, without an API in front of the database. */
export async function openSql(port?: number): Promise<Door> {
  const transaction = await inTransaction(port)
  const { client } = transaction
  return {
    name: 'SQL',
    ...rootOf(client),
    ask: (claims, request) => transaction.asCaller(claims, () => run(client, claims, request)),
    close: () => transaction.close(),
  }
}

async function run(client: pg.Client, _claims: Claims, request: Request): Promise<Answer> {
  const { text, values } = statement(request)
  const { rowCount } = await client.query(text, values)
  return { rows: rowCount ?? 0 }
}

function statement(request: Request): { text: string; values: unknown[] } {
  const { table } = request
  const name = `public.${table.name}`
  switch (request.verb) {
    case 'select':
      return {
        text: `select ${request.columns.join(', ')} from ${name} where ${table.key} = $1`,
        values: [request.id],
      }
    case 'insert': {
      const columns = Object.keys(request.row)
      return {
        text: `insert into ${name} (${columns.join(', ')})
               values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
        values: toValues(table, request.row),
      }
    }
    case 'update': {
      const columns = Object.keys(request.row)
      const set = columns.map((column, index) => `${column} = $${index + 1}`).join(', ')
      const values = toValues(table, request.row)
      if (request.id === null) return { text: `update ${name} set ${set}`, values }
      return {
        text: `update ${name} set ${set} where ${table.key} = $${columns.length + 1}`,
        values: [...values, request.id],
      }
    }
    case 'delete':
      if (request.id === null) return { text: `delete from ${name}`, values: [] }
      return { text: `delete from ${name} where ${table.key} = $1`, values: [request.id] }
  }
}

/** The driver would write a list for a jsonb column as a Postgres array. */
const toValues = ({ columns }: Table, row: Row): unknown[] =>
  Object.entries(row).map(([column, value]) =>
    columns[column] === 'jsonb' && value !== null ? JSON.stringify(value) : value,
  )
