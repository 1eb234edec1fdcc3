/** What the resolver needs of a connection: a `pg` client, a pool client, or anything similar. */
export interface QueryClient {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** The value of the only column in the only row. */
export async function queryValue(
  client: QueryClient,
  text: string,
  values: unknown[] = [],
): Promise<unknown> {
  const { rows } = await client.query(text, values)
  const [row] = rows
  return row && Object.values(row)[0]
}
