import { stored } from './stored.ts'

/**
 * The server's clock, as far as this browser knows it. A computer's clock may be hours or years off; whatever is compared
 * with a moment of the server (a token's end, a sale, a publish date, "today") is compared with this one. The server's
 * time is learned from its answers; from then on it is counted by the browser's steady clock, which nobody sets.
 *
 * This is the one file that may read the computer's clock (eslint.config.js).
 */

/** How far the server is ahead of the computer, in ms: what the next page starts with. */
const offsetKey = 'kryt.clock-offset'

/** The offset is only kept when it is more than an answer's own inaccuracy. */
const inaccuracy = 5_000

interface Measured {
  server: number
  computer: number
  steady: number
}

let measured: Measured | null = null

function keptOffset(): number {
  const kept = Number(stored.read(offsetKey) ?? 0)
  return Number.isFinite(kept) ? kept : 0
}

/** Milliseconds since 1970 by the server's clock; by the computer's for as long as the server has never answered. */
export function serverNow(): number {
  if (measured === null) return Date.now() + keptOffset()
  // The steady clock may stand still while a computer sleeps; then the other one knows how long that was.
  const passed = Math.max(performance.now() - measured.steady, Date.now() - measured.computer)
  return Math.round(measured.server + passed)
}

/** The same moment as a date. */
export const serverDate = (): Date => new Date(serverNow())

/** What the computer's clock shows, or will show, at a moment of the server's: for libraries that read that clock. */
export const onComputerClock = (serverMoment: number): number =>
  serverMoment - serverNow() + Date.now()

/** Takes over what the server's clock showed a moment ago, in ms since 1970. What is no time is passed over. */
export function learnServerTime(server: number): void {
  if (!Number.isFinite(server) || server <= 0) return
  const computer = Date.now()
  measured = { server, computer, steady: performance.now() }
  const offset = Math.round(server - computer)
  if (Math.abs(offset - keptOffset()) < inaccuracy) return
  stored.write(offsetKey, Math.abs(offset) < inaccuracy ? null : String(offset))
}

/** An answer that took longer says little about now, unless nothing is known. */
const slow = 5_000

/**
 * Learns from the Date of an answer that came straight from the server.
 * @param took how long the answer took, in ms
 */
export function learnFromAnswer(answer: Response, took: number): void {
  if (measured !== null && took > slow) return
  const date = Date.parse(answer.headers.get('date') ?? '')
  // A copy on the way says how old it is.
  const age = Number(answer.headers.get('age') ?? 0)
  learnServerTime(date + (Number.isFinite(age) ? age * 1000 : 0))
}

/** For durations that no clock's setting may touch, in ms. */
export const steadyNow = (): number => performance.now()
