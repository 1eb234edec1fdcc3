import { useState } from 'react'
import { checkNext, sendRows, startImport, type FileRun, type NamedFile } from './file-run.ts'
import type { RunKind, RunRow } from './run-kind.ts'
import { useRun } from './use-run.ts'

/**
 * A run from the file to its end. When the dialog is closed it stops, and goes on where it was when it is opened again.
 * @param onArrived all rows of the file are in the database
 */
export function useFileRun<State extends FileRun, Row extends RunRow>(
  kind: RunKind<State, Row>,
  onArrived: (file: NamedFile) => void,
) {
  const { during, until, setBusy, ...run } = useRun(kind)
  const { client, now, take } = run
  const [sent, setSent] = useState(0)
  const checkOn = async (from: State) => {
    setBusy('checking')
    // Nothing is staged in the answer of the start.
    const first = await checkNext(client, kind, from.id)
    const told = { ...first, sameFileAt: from.sameFileAt }
    take(told)
    await until(told, ['ready', 'done', 'stopped'], async (id) => checkNext(client, kind, id))
  }
  return {
    ...run,
    sent,
    /**
     * Sends the file and checks it. Called again after a failure it sends what has not arrived, and checks the rest.
     * @param from an import of the same file that was left half-way
     */
    begin: async (file: NamedFile, from: State | null = now) =>
      during('sending', async () => {
        setSent(0)
        const started = from ?? (await startImport(client, kind, file))
        take(started)
        await sendRows(client, started.id, file.rows, setSent)
        onArrived(file)
        await checkOn(started)
      }),
    /** Goes on with the check of an import whose rows have all arrived. */
    check: async (from: State) => during('checking', async () => checkOn(from)),
  }
}
