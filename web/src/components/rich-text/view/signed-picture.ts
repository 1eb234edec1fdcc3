import { useCallback, useSyncExternalStore } from 'react'
import { keptFile, signedFor, signFiles } from '@/lib/stored-files.ts'
import { serverNow } from '@/lib/server-clock.ts'

/** The private bucket of pictures in papers, and what their stored address begins with. */
export const picturesBucket = 'papers'
const prefix = `${picturesBucket}/`

/** The key in Storage of a stored picture's address, or undefined for a picture from elsewhere. */
export const pictureKey = (src: string): string | undefined =>
  src.startsWith(prefix) ? src.slice(prefix.length) : undefined

/** Where a stored picture can be seen: not known yet, at an address, or nowhere. */
export type SignedPicture =
  | { state: 'waiting' }
  | { state: 'signed'; address: string; at: number; until: number }
  | { state: 'missing' }

const waiting: SignedPicture = { state: 'waiting' }

/** An address that fails so soon after it was given, in milliseconds, is not mended by another one. */
const justGiven = 10_000

const known = new Map<string, SignedPicture>()
/** Who draws a picture now. */
const drawing = new Map<string, Set<() => void>>()
let asked: Set<string> | undefined
let renewal: ReturnType<typeof setTimeout> | undefined

function set(key: string, picture: SignedPicture) {
  const before = known.get(key)
  const same =
    picture.state === 'signed' && before?.state === 'signed' && before.address === picture.address
  if (before?.state === 'signed' && before.address.startsWith('blob:') && !same) {
    URL.revokeObjectURL(before.address)
  }
  known.set(key, picture)
  for (const listener of [...(drawing.get(key) ?? [])]) listener()
}

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
    void signFiles(picturesBucket, [...keys])
      .catch(() => null)
      .then((addresses) => {
        const at = serverNow()
        for (const each of keys) {
          const address = addresses?.get(each)
          if (address !== undefined) {
            // Renewed some time before it ends.
            set(each, { state: 'signed', address, at, until: at + signedFor * 900 })
          } else if (addresses === null) void setWithout(each)
          // The server has answered: it is gone, or may no longer be read.
          else set(each, stillHeld(each) ?? { state: 'missing' })
        }
        renewInTime()
      })
  })
}

/** Without an answer, as without a network: the address that it has, or what this browser has kept of it. */
async function setWithout(key: string) {
  const held = stillHeld(key)
  const kept = held === null ? await keptFile(picturesBucket, key) : null
  if (held !== null) set(key, held)
  else if (kept === null) set(key, { state: 'missing' })
  else rememberPicture(key, URL.createObjectURL(kept))
  renewInTime()
}

/** When it could not be renewed: the address that it has, tried again in a minute, while it holds. */
function stillHeld(key: string): SignedPicture | null {
  const picture = known.get(key)
  if (picture?.state !== 'signed' || picture.at + signedFor * 1000 < serverNow()) return null
  return { ...picture, until: serverNow() + 60_000 }
}

const isGood = (key: string): boolean => {
  const picture = known.get(key)
  return picture?.state === 'signed' && picture.until > serverNow()
}

const askAgain = (state: SignedPicture['state']) => {
  for (const key of drawing.keys()) {
    if (known.get(key)?.state === state && !isGood(key)) ask(key)
  }
}

/** A page that stays open asks for its pictures anew before their addresses end. */
function renewInTime() {
  clearTimeout(renewal)
  const ends = [...drawing.keys()].flatMap((key) => {
    const picture = known.get(key)
    return picture?.state === 'signed' && Number.isFinite(picture.until) ? [picture.until] : []
  })
  if (ends.length === 0) return
  const next = Math.max(1000, Math.min(...ends) - serverNow())
  renewal = setTimeout(() => {
    askAgain('signed')
    renewInTime()
  }, next)
}

/**
 * Uses an object URL for a picture that was just stored or is kept here, until its address in Storage is asked for; then
 * revokes it.
 */
export function rememberPicture(key: string, address: string): void {
  const at = serverNow()
  set(key, { state: 'signed', address, at, until: at + signedFor * 900 })
  renewInTime()
}

/** What an address leads to cannot be shown: it is asked for anew, unless it is as new as can be. */
export function pictureFailed(key: string, address: string): void {
  const picture = known.get(key)
  if (picture?.state !== 'signed' || picture.address !== address) return
  if (serverNow() - picture.at < justGiven) set(key, { state: 'missing' })
  else {
    set(key, waiting)
    ask(key)
  }
}

/** Asks anew for the pictures that are drawn now and could not be had. */
export function retryPictures(): void {
  for (const key of drawing.keys()) {
    if (known.get(key)?.state !== 'missing') continue
    set(key, waiting)
    ask(key)
  }
}

/** Where a stored picture can be seen, now and after each renewal. */
export function useSignedPicture(key: string): SignedPicture {
  const subscribe = useCallback(
    (listener: () => void) => {
      const all = drawing.get(key) ?? new Set()
      drawing.set(key, all.add(listener))
      if (isGood(key)) renewInTime()
      else {
        if (known.get(key)?.state === 'missing') set(key, waiting)
        ask(key)
      }
      return () => {
        all.delete(listener)
        if (all.size === 0) drawing.delete(key)
      }
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => known.get(key) ?? waiting)
}
