import type { QueryClient } from '../../../../local-stack/testing/in-transaction/graphql.ts'
import { resolve } from '../../../../local-stack/testing/in-transaction/graphql.ts'
import { rootOf, type Row } from '../../support/database.ts'
import { inTransaction } from './transaction.ts'
import type { Answer, Door, Request, Table } from './request.ts'

/** Uses the stack's own GraphQL engine. */
export async function openGraphql(): Promise<Door> {
  const transaction = await inTransaction()
  const { client } = transaction
  return {
    name: 'GraphQL',
    ...rootOf(client),
    ask: (claims, request) => transaction.asCaller(claims, () => send(client, request)),
    close: () => transaction.close(),
  }
}

async function send(client: QueryClient, request: Request): Promise<Answer> {
  const response = await resolve(client, document(request))
  if (response.errors !== undefined) {
    return { refusal: response.errors.map(({ message }) => message).join('; ') }
  }
  const [result] = Object.values(response.data ?? {})
  const { affectedCount, edges } = result as { affectedCount?: number; edges?: unknown[] } // selected below
  return { rows: affectedCount ?? edges?.length ?? 0 }
}

/** Names like inflect_names. */
const camel = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)

function document(request: Request): { query: string; variables: Row } {
  const { table } = request
  const type = pascal(table.name)
  const id = 'id' in request ? request.id : null
  const filter = id === null ? '{}' : `{${camel(table.key)}: {eq: "${id}"}}`
  switch (request.verb) {
    case 'select':
      return {
        query: `query { ${camel(table.name)}Collection(filter: ${filter}) {
          edges { node { ${request.columns.map(camel).join(' ')} } } } }`,
        variables: {},
      }
    case 'insert':
      return {
        query: `mutation ($objects: [${type}InsertInput!]!) {
          insertInto${type}Collection(objects: $objects) { affectedCount } }`,
        variables: { objects: [toInput(table, request.row)] },
      }
    case 'update':
      return {
        query: `mutation ($set: ${type}UpdateInput!) {
          update${type}Collection(set: $set, filter: ${filter}, atMost: 1000) { affectedCount } }`,
        variables: { set: toInput(table, request.row) },
      }
    case 'delete':
      return {
        query: `mutation { deleteFrom${type}Collection(filter: ${filter}, atMost: 1000) { affectedCount } }`,
        variables: {},
      }
  }
}

/** JSON is sent as text in both directions. */
const toInput = ({ columns }: Table, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      camel(column),
      columns[column] === 'jsonb' && value !== null ? JSON.stringify(value) : value,
    ]),
  )
