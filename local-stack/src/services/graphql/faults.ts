/**
 * A request that can not be answered as asked. Its message reaches the caller unchanged, as the `message` of
 * one GraphQL error without location, path or extensions (reference/supabase.md 1.10).
 */
export class GraphqlFault extends Error {
  override name = 'GraphqlFault'
}

/** An error that the database itself would have raised in the real resolver: it undoes the whole request. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault'
}

/**
 * What Postgres said no to. `query_canceled` and `assert_failure` are left out: the real resolver's
 * `exception when others` does not see them either, so a statement timeout leaves through the caller.
 */
export function databaseMessage(error: unknown): string | undefined {
  if (error instanceof DatabaseFault) return error.message
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  if (error.code === '57014' || error.code === 'P0004') return undefined
  return error.message
}
