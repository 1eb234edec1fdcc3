import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '@/lib/errors.ts'
import { keptFiles } from '../bring/kept-files.ts'
import {
  askForResources,
  checkNext,
  runNext,
  sendRows,
  startImport,
  stopImport,
  undoNext,
} from './import-calls.ts'
import { stageOf, type ImportState, type Stage } from './import-state.ts'

export type Busy = 'sending' | 'checking' | 'running' | 'undoing'

/** A file whose columns are named. */
export interface NamedFile {
  name: string
  hash: string
  mapping: Record<string, string>
  options: { createTags: boolean }
  rows: Record<string, string>[]
}

/**
 * One import from the file to its end. Each step is a row of short requests, so it can stop between two of them; when the
 * dialog is closed it stops too, and goes on where it was when it is opened again.
 */
export function useImport() {
  const client = useApolloClient()
  const [now, setNow] = useState<ImportState | null>(null)
  const [sent, setSent] = useState(0)
  const [busy, setBusy] = useState<Busy | null>(null)
  const [error, setError] = useState<unknown>(null)
  const going = useRef(false)
  const isGoing = () => going.current
  useEffect(
    () => () => {
      going.current = false
    },
    [],
  )

  const during = async (what: Busy, work: () => Promise<void>) => {
    going.current = true
    setBusy(what)
    setError(null)
    await work().catch((problem: unknown) => {
      // A request that met the stop of this window.
      const stopped = problem instanceof AppError && problem.code === 'import_stopped'
      if (isGoing() || !stopped) setError(problem)
    })
    setBusy(null)
    if (what === 'running' || what === 'undoing') await askForResources(client)
  }
  /** Calls a function of the database until the import stands where it should. */
  const until = async (
    from: ImportState,
    ends: readonly Stage[],
    next: (id: string) => Promise<ImportState>,
  ) => {
    let state = from
    while (isGoing() && !ends.includes(stageOf(state))) {
      state = await next(state.id)
      setNow(state)
    }
  }
  const checkOn = async (from: ImportState) => {
    setBusy('checking')
    // Nothing is staged in the answer of the start.
    const first = await checkNext(client, from.id)
    const told = { ...first, sameFileAt: from.sameFileAt }
    setNow(told)
    await until(told, ['ready', 'done', 'stopped'], async (id) => checkNext(client, id))
  }

  return {
    now,
    sent,
    busy,
    error,
    /**
     * Sends the file and checks it. Called again after a failure it sends what has not arrived, and checks the rest.
     * @param from an import of the same file that was left half-way
     */
    begin: async (file: NamedFile, from: ImportState | null = now) =>
      during('sending', async () => {
        setSent(0)
        const { rows, options, ...named } = file
        const started =
          from ??
          (await startImport(client, { ...named, options: { ...options, rows: rows.length } }))
        setNow(started)
        await sendRows(client, started.id, rows, setSent)
        keptFiles.forget(file.hash)
        await checkOn(started)
      }),
    /** Goes on with the check of an import whose rows have all arrived. */
    check: async (from: ImportState) => during('checking', async () => checkOn(from)),
    /** Opens an import of before. */
    take: setNow,
    run: async (from: ImportState) =>
      during('running', async () => {
        const state = await stopImport(client, from.id, false)
        await until(state, ['done'], async (id) => runNext(client, id))
      }),
    stop: async (from: ImportState) => {
      going.current = false
      await stopImport(client, from.id, true).then(setNow, setError)
    },
    undo: async (from: ImportState) =>
      during('undoing', async () => {
        // At least one call: until then it is done, and not yet being taken back.
        const state = await undoNext(client, from.id)
        setNow(state)
        await until(state, ['undone'], async (id) => undoNext(client, id))
      }),
  }
}
