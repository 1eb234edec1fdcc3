import { useEffect, useRef, useState } from 'react'
import { toAppError } from '@/lib/errors.ts'
import { bringFile } from './bring-file.ts'
import { keptFiles } from './kept-files.ts'
import { Brought, type WantedFile } from './wanted-files.ts'

/**
 * Brings in the files of an import, one after the other. It stops between two of them and goes on there; what was brought
 * in is not brought in again, after a reload neither.
 * @param hash of the file whose rows name them
 */
export function useBringing(files: readonly WantedFile[], hash: string) {
  const [brought] = useState(() => new Brought(keptFiles.read(hash)))
  const [place] = useState(() => `import-${crypto.randomUUID()}`)
  const [done, setDone] = useState(() => files.filter(brought.has).length)
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const going = useRef(false)
  const isGoing = () => going.current
  useEffect(
    () => () => {
      going.current = false
    },
    [],
  )
  /** @returns whether all of them were tried */
  const start = async (folder: readonly File[]): Promise<boolean> => {
    going.current = true
    setRunning(true)
    setError(null)
    for (const file of files) {
      if (!isGoing()) break
      if (brought.has(file)) continue
      try {
        brought.store(file, await bringFile(file, folder, place))
        keptFiles.write(hash, brought.keys)
      } catch (failure) {
        const problem = toAppError(failure)
        // Without the line or the right to it, the next ones would fail too.
        if (!problem.code.startsWith('file_')) {
          setError(problem)
          break
        }
        brought.fail(file, problem.code)
      }
      setDone(files.filter(brought.has).length)
    }
    setRunning(false)
    return isGoing() && files.every(brought.has)
  }
  return {
    brought,
    done,
    running,
    error,
    start,
    stop: () => {
      going.current = false
    },
  }
}
