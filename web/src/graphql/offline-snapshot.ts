import type { ApolloClient } from '@apollo/client'
import { currentSession } from '@/lib/session.ts'
import { offlineStore } from '@/lib/offline-store.ts'

/** Characters: about what a year of planning takes, and read and written in a blink. More begins anew with what is on the screen. */
const longest = 4_000_000

type Entities = Record<string, Record<string, unknown> | undefined>

/** Fields of both, entity by entity; the newer wins. Answers hang on the root query, so they are kept side by side too. */
export function mergeSnapshots(older: Entities, newer: Entities): Entities {
  const merged: Entities = { ...older }
  for (const [id, entity] of Object.entries(newer)) merged[id] = { ...older[id], ...entity }
  return merged
}

function parse(text: string | null): Entities {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    return typeof parsed === 'object' && parsed !== null
      ? (parsed as Entities) // written by saveSnapshot alone
      : {}
  } catch {
    return {}
  }
}

const isHere = (userId: string) => {
  const session = currentSession()
  return session.status === 'signed-in' && session.user.id === userId
}

/** Keeps what this window knows, over what was kept before. */
export async function saveSnapshot(client: ApolloClient, userId: string): Promise<void> {
  const older = parse(await offlineStore.read(userId))
  const newer = client.cache.extract() as Entities // how the cache keeps it
  const merged = JSON.stringify(mergeSnapshots(older, newer))
  const text = merged.length <= longest ? merged : JSON.stringify(newer)
  // Who signed out meanwhile leaves nothing behind.
  if (isHere(userId) && text.length <= longest) await offlineStore.write(userId, text)
}

/** Puts what was kept below what this window knows. */
export async function restoreSnapshot(client: ApolloClient, userId: string): Promise<void> {
  const kept = parse(await offlineStore.read(userId))
  const now = client.cache.extract() as Entities // how the cache keeps it
  client.cache.restore(mergeSnapshots(kept, now))
}
