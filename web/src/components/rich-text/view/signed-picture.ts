import { useCallback, useSyncExternalStore } from 'react'
import { signedFor, signFiles } from '@/lib/stored-files.ts'

/** The private bucket of pictures in papers, and what their stored address begins with. */
export const picturesBucket = 'papers'
const prefix = `${picturesBucket}/`

/** The key in Storage of a stored picture's address, or undefined for a picture from elsewhere. */
export const pictureKey = (src: string): string | undefined =>
  src.startsWith(prefix) ? src.slice(prefix.length) : undefined

interface Signed {
  address: string
  /** When it is to be asked anew, in milliseconds since 1970; some time before it ends. */
  until: number
}

const known = new Map<string, Signed>()
const listeners = new Set<() => void>()
let asked: Set<string> | undefined

/** One request for all pictures of a page. */
function ask(key: string) {
  if (asked !== undefined) {
    asked.add(key)
    return
  }
  const keys = new Set([key])
  asked = keys
  setTimeout(() => {
    asked = undefined
    void signFiles(picturesBucket, [...keys]).then(
      (addresses) => {
        const until = Date.now() + signedFor * 900
        for (const [each, address] of addresses) known.set(each, { address, until })
        for (const listener of [...listeners]) listener()
      },
      () => undefined, // Its description stands in its place.
    )
  })
}

/** Uses an address for a picture that was just stored, until the page is left. */
export function rememberPicture(key: string, address: string): void {
  known.set(key, { address, until: Number.POSITIVE_INFINITY })
}

/** A signed address of a stored picture, as soon as there is one. */
export function useSignedPicture(key: string): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      if ((known.get(key)?.until ?? 0) < Date.now()) ask(key)
      return () => listeners.delete(listener)
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => known.get(key)?.address)
}
