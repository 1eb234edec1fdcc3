import type { QueryClient } from '../client.ts'
import { queryValue } from '../client.ts'
import { LruMap } from '../lru-map.ts'
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

/**
 * The schema as the client's current role sees it at this point of its transaction. It comes from the cache while
 * database, role, search path and catalogue are unchanged, else from the catalogue. A given search path is first set
 * for the transaction.
 */
export async function loadSchema(client: QueryClient, searchPath?: string): Promise<GraphqlSchema> {
  const connection = connections.get(client) ?? (await describe(client))
  const state = await readState(client, connection, searchPath)
  const key = `${connection.database}|${String(state)}`
  const known = schemas.get(key)
  if (known) return known
  const text = await queryValue(client, loadCatalogueSql)
  const rows = JSON.parse(String(text)) as CatalogueRows // the form that the statement builds
  const schema = new GraphqlSchema(linkCatalogue(rows))
  schemas.set(key, schema)
  return schema
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
