import pg from 'pg'

/** How long a request waits for a connection before it is refused: PostgREST's db-pool-acquisition-timeout. */
export const acquisitionTimeout = 10_000

/**
 * Connections that may become any request role. A connection that breaks while idle (the database restarted)
 * is dropped and replaced at the next request.
 */
export function createPool(
  databaseUrl: string,
  options: { max: number; log(line: string): void; acquisitionTimeout?: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max,
    connectionTimeoutMillis: options.acquisitionTimeout ?? acquisitionTimeout,
    idleTimeoutMillis: 60_000,
  })
  pool.on('error', (error) => {
    // A pool that ends does not wait until its connections have closed.
    if (!pool.ending) options.log(`database connection lost: ${error.message}`)
  })
  return pool
}
