import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '@/lib/errors.ts'
import { carryOutNext, stopRun, undoNext } from './run-calls.ts'
import type { RunKind, RunRow, RunState } from './run-kind.ts'
import { stageOf, type Stage } from './run-stage.ts'

export type Busy = 'sending' | 'checking' | 'running' | 'undoing'

/**
 * A run that is carried out, stopped and taken back. Each of them is a row of short requests, so it can stop between two of
 * them, and pressed again after a failure it goes on where it was.
 * @param first what was planned; null where a file is chosen first
 */
export function useRun<State extends RunState, Row extends RunRow>(
  kind: RunKind<State, Row>,
  first: State | null = null,
) {
  const client = useApolloClient()
  const [now, setNow] = useState(first)
  const [busy, setBusy] = useState<Busy | null>(null)
  const [error, setError] = useState<unknown>(null)
  const going = useRef(false)
  const isGoing = () => going.current
  const { stopsWhenLeft } = kind
  useEffect(
    () => () => {
      if (stopsWhenLeft) going.current = false
    },
    [stopsWhenLeft],
  )

  /** Answers whether it came to its end. */
  const during = async (what: Busy, work: () => Promise<void>): Promise<boolean> => {
    going.current = true
    setBusy(what)
    setError(null)
    const done = await work().then(
      () => true,
      (problem: unknown) => {
        // A request that met the stop of this window.
        const stopped = problem instanceof AppError && problem.code === 'run_stopped'
        if (isGoing() || !stopped) setError(problem)
        return false
      },
    )
    setBusy(null)
    if (what === 'running' || what === 'undoing') await kind.refresh(client)
    return done && isGoing()
  }
  /** Calls a function of the database until the run stands where it should. */
  const until = async (
    from: State,
    ends: readonly Stage[],
    next: (id: string) => Promise<State>,
  ): Promise<void> => {
    let state = from
    while (isGoing() && !ends.includes(stageOf(state))) {
      state = await next(state.id)
      setNow(state)
    }
  }

  return {
    client,
    now,
    busy,
    error,
    during,
    until,
    setBusy,
    /** Opens a run of before. */
    take: setNow,
    run: async (from: State) =>
      during('running', async () => {
        const state = await stopRun(client, kind, from.id, false)
        await until(state, ['done'], async (id) => carryOutNext(client, kind, id))
      }),
    stop: async (from: State) => {
      going.current = false
      await stopRun(client, kind, from.id, true).then(setNow, setError)
    },
    undo: async (from: State) =>
      during('undoing', async () => {
        // At least one call: until then it is done, and not yet being taken back.
        const state = await undoNext(client, kind, from.id)
        setNow(state)
        await until(state, ['undone'], async (id) => undoNext(client, kind, id))
      }),
  }
}
