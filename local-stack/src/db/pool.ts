import pg from 'pg'

/**
 * Connections that may become any request role. A connection that breaks while idle (the database restarted)
 * is dropped and replaced at the next request.
 */
export function createPool(
  databaseUrl: string,
  options: { max: number; log(line: string): void },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
  })
  pool.on('error', (error) => options.log(`database connection lost: ${error.message}`))
  return pool
}
