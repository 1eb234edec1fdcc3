import type pg from 'pg'

interface Scheduled {
  every_minutes: number
}
interface ScheduledCall extends Scheduled {
  function_name: string
}
interface ScheduledStatement extends Scheduled {
  name: string
  statement: string
}

export interface ScheduleOptions {
  pool: Pick<pg.Pool, 'query'>
  apiUrl: string
  secretKey: string
  log: (line: string) => void
  /** Shorter in tests. */
  minuteMs?: number
}

/**
 * Replaces pg_cron, with which a hosted project calls its functions and runs statements: it reads the same rows of
 * private.scheduled_call and private.scheduled_statement and does the same (see private.call_function). What fails is
 * logged and repeated at its next time.
 */
export async function startSchedule(
  options: ScheduleOptions,
): Promise<{ stop: () => Promise<void> }> {
  const { pool, log, minuteMs = 60_000 } = options
  const calls = await pool.query<ScheduledCall>(
    'select function_name, every_minutes from private.scheduled_call',
  )
  const statements = await pool.query<ScheduledStatement>(
    'select name, statement, every_minutes from private.scheduled_statement',
  )
  const every = (minutes: number, name: string, work: () => Promise<unknown>) =>
    setInterval(() => {
      work().catch((error: unknown) => log(`schedule: ${name}: ${String(error)}`))
    }, minutes * minuteMs).unref()
  const timers = [
    ...calls.rows.map(({ function_name: name, every_minutes: minutes }) =>
      every(minutes, name, async () => call(name, options)),
    ),
    ...statements.rows.map(({ name, statement, every_minutes: minutes }) =>
      every(minutes, name, async () => pool.query(statement)),
    ),
  ]
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer))
      return Promise.resolve()
    },
  }
}

async function call(name: string, { apiUrl, secretKey, log }: ScheduleOptions): Promise<void> {
  const response = await fetch(`${apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: secretKey },
    body: '{}',
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) log(`schedule: ${name} answered ${String(response.status)}`)
}
