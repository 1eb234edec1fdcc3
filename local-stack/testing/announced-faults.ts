import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** A fault that a test provokes in a stack, so that its log is no failure of the run. */
export interface AnnouncedFault {
  pattern: RegExp
  reason: string
}

const line = z.object({ source: z.string(), flags: z.string(), reason: z.string() })

/** Names the file of the announcements of one test run, for its workers too. */
const variable = 'KRYT_ANNOUNCED_FAULTS'

/** For a global setup, before the first test: announcements are those of this run. */
export function expectAnnouncements(): void {
  process.env[variable] ??= join(
    tmpdir(),
    `kryt-announced-${String(process.pid)}-${String(Date.now())}`,
  )
}

/**
 * To be called by a test that makes a service of its stack log a fault, before it does. Whatever else is logged as one
 * fails the run (faults.ts).
 * @param pattern as narrow as can be: of one source, with the words of this fault
 * @param reason what the test does
 */
export function announceFault(pattern: RegExp, reason: string): void {
  const file = process.env[variable]
  // Against a stack that somebody else watches.
  if (file === undefined) return
  const { source, flags } = pattern
  appendFileSync(file, `${JSON.stringify({ source, flags, reason })}\n`)
}

/** What the tests of this run have announced so far. */
export function announcedFaults(): AnnouncedFault[] {
  const file = process.env[variable]
  if (file === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((text) => {
    const { source, flags, reason } = line.parse(JSON.parse(text))
    return { pattern: new RegExp(source, flags), reason }
  })
}
