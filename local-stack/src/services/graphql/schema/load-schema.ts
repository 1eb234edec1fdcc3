import type { QueryClient } from '../client.ts'
import { queryValue } from '../client.ts'
import { LruMap } from '../../../cache/lru-map.ts'
import type { CatalogueRows } from './catalogue.ts'
import { GraphqlSchema } from './graphql-schema.ts'
import { linkCatalogue } from './link-catalogue.ts'
import { loadCatalogueSql } from './sql/load-catalogue.sql.ts'
import {
  describeConnectionSql,
  enterPathSql,
  fingerprintKeySql,
  versionedKeySql,
} from './sql/schema-key.sql.ts'

interface Connection {
  database: string
  versioned: boolean
}

const connections = new WeakMap<QueryClient, Connection>()
const schemas = new LruMap<string, GraphqlSchema>(250)
const loading = new Map<string, Promise<GraphqlSchema>>()

/**
 * The schema as the client's current role sees it at this point of its transaction. It comes from the cache while
 * database, role, search path and catalogue are unchanged, else from the catalogue. A given search path is first set
 * for the transaction.
 */
export async function loadSchema(client: QueryClient, searchPath?: string): Promise<GraphqlSchema> {
  const connection = connections.get(client) ?? (await describe(client))
  const state = await readState(client, connection, searchPath)
  const key = `${connection.database}|${String(state)}`
  for (;;) {
    const known = schemas.get(key)
    if (known) return known
    const other = loading.get(key)
    if (other === undefined) return loadOnce(client, key)
    // Its request may have been cancelled, which says nothing about this one.
    await other.catch(() => undefined)
  }
}

/** Reading the catalogue takes a tenth of a second: requests that come meanwhile wait for the same one. */
async function loadOnce(client: QueryClient, key: string): Promise<GraphqlSchema> {
  const load = readCatalogue(client)
  loading.set(key, load)
  try {
    const schema = await load
    schemas.set(key, schema)
    return schema
  } finally {
    loading.delete(key)
  }
}

async function readCatalogue(client: QueryClient): Promise<GraphqlSchema> {
  const text = await queryValue(client, loadCatalogueSql)
  const rows = JSON.parse(String(text)) as CatalogueRows // the form that the statement builds
  return new GraphqlSchema(linkCatalogue(rows))
}

async function readState(
  client: QueryClient,
  { versioned }: Connection,
  searchPath: string | undefined,
): Promise<unknown> {
  if (searchPath === undefined)
    return queryValue(client, versioned ? versionedKeySql : fingerprintKeySql)
  if (versioned) return queryValue(client, enterPathSql, [searchPath])
  await client.query(`select set_config('search_path', $1, true)`, [searchPath])
  return queryValue(client, fingerprintKeySql)
}

async function describe(client: QueryClient): Promise<Connection> {
  const text = await queryValue(client, describeConnectionSql)
  const connection = JSON.parse(String(text)) as Connection // the form that the statement builds
  connections.set(client, connection)
  return connection
}
