/** No connection became free in time; the gateway answers as PostgREST does (PGRST003). */
export class PoolExhausted extends Error {
  override name = 'PoolExhausted'
  constructor(options?: ErrorOptions) {
    super('Timed out acquiring connection from connection pool.', options)
  }
}
