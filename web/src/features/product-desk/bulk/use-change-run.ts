import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { askForProducts } from '../save-product.ts'
import { planUndo, runChange, type ChangeSummary } from './product-change.ts'

type Stage = 'preview' | 'running' | 'done' | 'undoing' | 'undone'

/** Carries out a planned change and takes it back. After a failure, pressing again goes on from where it stopped. */
export function useChangeRun(planned: ChangeSummary, onDone: () => void) {
  const client = useApolloClient()
  const [summary, setSummary] = useState(planned)
  const [stage, setStage] = useState<Stage>('preview')
  const [error, setError] = useState<unknown>(null)

  const attempt = async (
    during: Stage,
    then: Stage,
    before: Stage,
    start: () => Promise<ChangeSummary>,
  ) => {
    setError(null)
    setStage(during)
    try {
      const from = await start()
      setSummary(from)
      await runChange(client, from, setSummary)
      setStage(then)
      onDone()
    } catch (failure) {
      setError(failure)
      setStage(before)
    } finally {
      await askForProducts(client)
    }
  }
  return {
    summary,
    stage,
    error,
    run: () => attempt('running', 'done', 'preview', () => Promise.resolve(summary)),
    undo: () =>
      attempt('undoing', 'undone', 'done', () =>
        // A failure in the middle: the way back is planned already.
        summary.id === planned.id ? planUndo(client, planned.id) : Promise.resolve(summary),
      ),
  }
}
