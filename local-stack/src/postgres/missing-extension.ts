import { StackError } from '../errors/stack-error.ts'

/** The extensions that a hosted project on Postgres 17 can enable and this stack's Postgres does not have. */
export const hostedExtensions = [
  ...['address_standardizer', 'address_standardizer_data_us', 'http', 'hypopg', 'index_advisor'],
  ...['pg_cron', 'pg_graphql', 'pg_hashids', 'pg_jsonschema', 'pg_net', 'pg_partman', 'pg_repack'],
  ...['pg_stat_monitor', 'pg_tle', 'pgaudit', 'pgmq', 'pgroonga', 'pgroonga_database', 'pgrouting'],
  ...['pgsodium', 'pgtap', 'plpgsql_check', 'postgis', 'postgis_raster', 'postgis_sfcgal'],
  ...['postgis_tiger_geocoder', 'postgis_topology', 'rum', 'supabase_vault', 'vector', 'wrappers'],
]

/** Says in plain words which extension a failed migration asked for; any other failure stays as it is. */
export function explainExtension(failure: unknown): unknown {
  if (!(failure instanceof StackError)) return failure
  const name = /extension "([^"]+)" is not available/.exec(failure.message)?.[1]
  if (name === undefined) return failure
  const where = hostedExtensions.includes(name)
    ? 'Hosted projects have it, the Postgres of this stack does not'
    : 'Neither hosted projects nor the Postgres of this stack have it'
  return new StackError(
    `A migration asks for the extension "${name}". ${where} (docs/fidelity.md).\n${failure.message}`,
    { cause: failure },
  )
}
