import { useEffect, useRef, useState } from 'react'
import { storeFile } from '@/lib/stored-files.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { pictureKey } from './picture-key.ts'
import { shrinkPicture } from './shrink-picture.ts'

export interface Adding {
  /** How many of the chosen files are done, and how many were chosen; null while nothing is uploaded. */
  progress: { done: number; of: number } | null
  /** Files that are no pictures. */
  refused: readonly string[]
  /** There was room for fewer than were chosen. */
  tooMany: boolean
  error: unknown
  add: (files: readonly File[]) => Promise<void>
}

/**
 * Shrinks files and stores them one after the other, in the order in which they were chosen. Each appears as soon as it is
 * stored.
 */
export function useAdding(to: {
  bucket: string
  folder: string
  keys: readonly string[]
  limit: number
  onChange: (keys: string[]) => void
  onStored: (key: string) => void
}): Adding {
  const latest = useRef(to)
  useEffect(() => {
    latest.current = to
  })
  const [state, setState] = useState<Omit<Adding, 'add'>>({
    progress: null,
    refused: [],
    tooMany: false,
    error: null,
  })
  const add = async (files: readonly File[]) => {
    const { bucket, folder, keys, limit } = to
    const taken = files.slice(0, Math.max(0, limit - keys.length))
    const refused: string[] = []
    const tooMany = taken.length < files.length
    const begun = serverNow()
    let error: unknown = null
    const tell = (done: number) =>
      setState({ progress: { done, of: taken.length }, refused, tooMany, error })
    tell(0)
    for (const [index, file] of taken.entries()) {
      const picture = await shrinkPicture(file)
      if (picture === null) {
        refused.push(file.name)
      } else {
        // The index tells two files of one name apart.
        const key = pictureKey(folder, file.name, begun + index)
        try {
          await storeFile(bucket, key, picture)
          latest.current.onStored(key)
          latest.current.onChange([...latest.current.keys, key])
          // The next one is put behind this one, drawn or not.
          latest.current = { ...latest.current, keys: [...latest.current.keys, key] }
        } catch (reason) {
          error = reason
          break
        }
      }
      tell(index + 1)
    }
    setState({ progress: null, refused, tooMany, error })
  }
  return { ...state, add }
}
