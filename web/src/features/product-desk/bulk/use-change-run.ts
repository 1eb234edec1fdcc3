import type { RunState } from '@/domain/runs/run-kind.ts'
import { countOf, stageOf } from '@/domain/runs/run-stage.ts'
import { useRun, type Busy } from '@/domain/runs/use-run.ts'
import { productChanges } from './product-change.ts'

export type ChangeStage = 'preview' | 'running' | 'done' | 'undoing' | 'undone'

/** Where a change stands for whoever looks at it. After a failure it is what it was, and pressing again goes on. */
export function changeStage(now: RunState, busy: Busy | null): ChangeStage {
  if (busy === 'running' || busy === 'undoing') return busy
  if (now.status === 'undoing') return stageOf(now) === 'undone' ? 'undone' : 'done'
  return now.status === 'checking' || countOf(now, 'update') > 0 ? 'preview' : 'done'
}

/** Carries out a planned change and takes it back. @param onDone something was changed */
export function useChangeRun(planned: RunState, onDone: () => void) {
  const { now, busy, error, run, undo } = useRun(productChanges, planned)
  const summary = now ?? planned
  const attempt = async (work: (from: RunState) => Promise<boolean>) => {
    if (await work(summary)) onDone()
  }
  return {
    summary,
    stage: changeStage(summary, busy),
    error,
    run: async () => attempt(run),
    undo: async () => attempt(undo),
  }
}
