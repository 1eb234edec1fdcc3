/**
 * Codes of PostgREST without a database connection and of an overloaded Postgres. Nothing was changed, and trying again
 * may succeed.
 */
const passingCodes: ReadonlySet<string> = new Set([
  'PGRST000',
  'PGRST001',
  'PGRST002',
  'PGRST003',
  '08006', // connection failure
  '40001', // serialization failure
  '40P01', // deadlock
  '53300', // too many connections
  '55P03', // lock not available
  '57014', // statement timeout
  '57P03', // the database is starting
])

const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the failure is temporary: Auth, REST or the database is overloaded or did not answer. */
export function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && passingCodes.has(code)) return true
  const status: unknown = Reflect.get(error, 'status')
  if (typeof status === 'number' && passingStatuses.has(status)) return true
  // Auth's client throws this when it got no answer at all.
  return Reflect.get(error, 'name') === 'AuthRetryableFetchError'
}

/** Whether the database could not keep what was sent: Postgres' classes 22, data exceptions, and 54, what is too long or too deep. */
export function isUnfitValue(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && /^(?:22|54)[0-9A-Z]{3}$/.test(code)
}
