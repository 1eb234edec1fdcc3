import type pg from 'pg'

interface Scheduled {
  every_minutes: number
}
interface ScheduledCall extends Scheduled {
  function_name: string
}
interface ScheduledStatement extends Scheduled {
  name: string
}

export interface ScheduleOptions {
  /** Of the owner of the tables; stays open until the schedule is stopped. */
  pool: Pick<pg.Pool, 'query'>
  apiUrl: string
  secretKey: string
  log: (line: string) => void
  /** Shorter in tests. */
  minuteMs?: number
}

/**
 * Replaces pg_cron, with which a hosted project calls its functions and runs statements: it reads the same rows of
 * private.scheduled_call and private.scheduled_statement and does the same (see private.call_function). How each run fared
 * is entered in private.schedule_run; what fails is logged too, and repeated at its next time.
 */
export async function startSchedule(
  options: ScheduleOptions,
): Promise<{ stop: () => Promise<void> }> {
  const { pool, log, minuteMs = 60_000 } = options
  const calls = await pool.query<ScheduledCall>(
    'select function_name, every_minutes from private.scheduled_call',
  )
  const statements = await pool.query<ScheduledStatement>(
    'select name, every_minutes from private.scheduled_statement',
  )
  await pool.query('select private.start_schedule()')
  const running = new Set<Promise<void>>()
  const every = (minutes: number, name: string, work: () => Promise<string | null>) =>
    setInterval(() => {
      const run = work()
        .catch((error: unknown) => String(error))
        .then((problem) => {
          if (problem !== null) log(`schedule: ${name}: ${problem}`)
        })
        .finally(() => running.delete(run))
      running.add(run)
    }, minutes * minuteMs).unref()
  const timers = [
    ...calls.rows.map(({ function_name: name, every_minutes: minutes }) =>
      every(minutes, name, async () => {
        const problem = await call(name, options)
        await pool.query('select private.note_run($1, $2)', [name, problem])
        return problem
      }),
    ),
    ...statements.rows.map(({ name, every_minutes: minutes }) =>
      every(minutes, name, async () => {
        const { rows } = await pool.query<{ problem: string | null }>(
          'select private.run_scheduled($1) as problem',
          [name],
        )
        return rows[0]?.problem ?? null
      }),
    ),
  ]
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer))
      await Promise.all(running)
    },
  }
}

/** @returns what went wrong, as private.judge_call() words it; null when nothing did */
async function call(name: string, { apiUrl, secretKey }: ScheduleOptions): Promise<string | null> {
  try {
    const response = await fetch(`${apiUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: secretKey },
      body: '{}',
      signal: AbortSignal.timeout(60_000),
    })
    return response.ok ? null : `answered ${String(response.status)}`
  } catch (error) {
    return String(error)
  }
}
