import type { RunState } from './run-kind.ts'

/** How many rows have one of these outcomes. */
export const countOf = ({ counts }: RunState, ...which: string[]): number =>
  which.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)

/** How many rows the run has. */
export const rowsIn = (now: RunState): number => countOf(now, ...Object.keys(now.counts))

/** Where a run stands. */
export type Stage = 'checking' | 'ready' | 'stopped' | 'done' | 'undoing' | 'undone'

/** Of a checked run that has begun to be carried out, rows are left. */
export function stageOf(now: RunState): Stage {
  if (countOf(now, 'staged') > 0) return 'checking'
  if (now.status === 'undoing')
    return countOf(now, 'created', 'updated', 'removed') > 0 ? 'undoing' : 'undone'
  if (countOf(now, 'create', 'update', 'remove') === 0) return 'done'
  return countOf(now, 'created', 'updated', 'removed', 'failed') > 0 || now.status !== 'checking'
    ? 'stopped'
    : 'ready'
}

/** How far a run is that is carried out or taken back: rows that are through, and all that have to be. */
export function progressOf(now: RunState, doing: 'running' | 'undoing') {
  const written = countOf(now, 'created', 'updated', 'removed')
  const [value, left] =
    doing === 'running'
      ? [written + countOf(now, 'failed'), countOf(now, 'create', 'update', 'remove')]
      : [countOf(now, 'undone', 'kept'), written]
  return { value, max: value + left }
}
