import { useSyncExternalStore } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import { currentSession, onSessionChange } from '@/lib/session.ts'
import { stored } from '@/lib/stored.ts'
import { isUuid } from '@/lib/uuid.ts'

/** A copy of a shared paper that was asked for. Its id is chosen then: sent twice, it is still one copy. */
export interface AskedCopy {
  /** The template to be duplicated. */
  of: string
  id: string
  title: string
}

const none: readonly AskedCopy[] = []

const keyNow = (): string | null => {
  const session = currentSession()
  return session.status === 'signed-in' ? `kryt.copies.${session.user.id}` : null
}

const isCopy = (one: unknown): one is AskedCopy => {
  const { of, id, title } = (one ?? {}) as Partial<Record<keyof AskedCopy, unknown>>
  return isUuid(String(of)) && isUuid(String(id)) && typeof title === 'string'
}

function read(): readonly AskedCopy[] {
  const key = keyNow()
  try {
    const kept: unknown = JSON.parse((key && stored.read(key)) ?? '[]')
    const copies = Array.isArray(kept) ? kept.filter(isCopy) : []
    return copies.length === 0 ? none : copies
  } catch {
    return none
  }
}

const copies = observableValue<readonly AskedCopy[]>(none)
let followed: string | null = null

/** Those of whoever is signed in. */
function now(): readonly AskedCopy[] {
  const key = keyNow()
  if (key !== followed) {
    followed = key
    copies.set(read())
  }
  return copies.get()
}

function write(next: readonly AskedCopy[]) {
  const key = keyNow()
  if (key !== null) stored.write(key, next.length === 0 ? null : JSON.stringify(next))
  copies.set(next)
}

/**
 * Duplicating a shared paper is the one thing that is also done without a network (spec 6, 7): what was asked for is kept in
 * this browser, for this person, until it was sent.
 */
export const waitingCopies = {
  now,
  ask: (of: string, title: string) =>
    write([...read(), { of, id: crypto.randomUUID(), title: title.slice(0, 200) }]),
  /** It was sent, refused or given up. */
  remove: (id: string) => write(read().filter((one) => one.id !== id)),
}

function follow(listener: () => void) {
  const stop = copies.subscribe(listener)
  const session = onSessionChange(listener)
  const ofOtherWindow = ({ key }: StorageEvent) => {
    if (key === keyNow()) copies.set(read())
  }
  window.addEventListener('storage', ofOtherWindow)
  return () => {
    stop()
    session()
    window.removeEventListener('storage', ofOtherWindow)
  }
}

/** The copies that wait to be sent. */
export const useWaitingCopies = () => useSyncExternalStore(follow, now)
