import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { QueryClient } from './client.ts'
import { LruMap } from '../../cache/lru-map.ts'

const clients = new WeakMap<pg.ClientBase, QueryClient>()
const names = new LruMap<string, string>(1000)

/** Wraps the client so that Postgres keeps the plan of each statement for the life of the connection. */
export function prepared(client: pg.ClientBase): QueryClient {
  const known = clients.get(client)
  if (known) return known
  const wrapped: QueryClient = {
    query: (text, values = []) => client.query({ name: nameOf(text), text, values }),
  }
  clients.set(client, wrapped)
  return wrapped
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `graphql_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
  names.set(text, name)
  return name
}
