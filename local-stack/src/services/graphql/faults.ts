/**
 * A fault in the request. Its message reaches the caller unchanged, as the `message` of one GraphQL error without
 * location, path or extensions.
 */
export class GraphqlFault extends Error {
  override name = 'GraphqlFault'
}

/** An error that the database would raise in pg_graphql: it rolls the whole request back. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault'
}

/**
 * Errors of Postgres, except `query_canceled` and `assert_failure`, which pg_graphql's `exception when others` does not
 * catch either: a statement timeout is thrown to the caller.
 */
export function databaseMessage(error: unknown): string | undefined {
  if (error instanceof DatabaseFault) return error.message
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  if (error.code === '57014' || error.code === 'P0004') return undefined
  return error.message
}
