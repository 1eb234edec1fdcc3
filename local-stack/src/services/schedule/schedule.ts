import type pg from 'pg'

interface ScheduledCall {
  function_name: string
  every_minutes: number
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
 * Replaces pg_cron, with which a hosted project calls its functions: it reads the same rows of private.scheduled_call
 * and sends the same request (see private.call_function). A failed call is logged and repeated at its next time.
 */
export async function startSchedule(
  options: ScheduleOptions,
): Promise<{ stop: () => Promise<void> }> {
  const { pool, log, minuteMs = 60_000 } = options
  const { rows } = await pool.query<ScheduledCall>(
    'select function_name, every_minutes from private.scheduled_call',
  )
  const timers = rows.map(({ function_name: name, every_minutes: minutes }) =>
    setInterval(() => {
      call(name, options).catch((error: unknown) => log(`schedule: ${name}: ${String(error)}`))
    }, minutes * minuteMs).unref(),
  )
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
