import type { ApolloClient } from '@apollo/client'
import { currentSession } from '@/lib/session.ts'
import { offlineStore } from '@/lib/offline-store.ts'

/**
 * In characters, about a year of planning, which is read and written quickly. When it would be more, what was kept before
 * is dropped.
 */
const longest = 4_000_000

type Entities = Record<string, Record<string, unknown> | undefined>

/**
 * The fields of both, entity by entity, where the newer value wins. The answers are fields of the root query, so those of
 * both are kept.
 */
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

/** Saves the cache of this window, merged over what was saved before. */
export async function saveSnapshot(client: ApolloClient, userId: string): Promise<void> {
  const older = parse(await offlineStore.read(userId))
  const newer = client.cache.extract() as Entities // how the cache keeps it
  const merged = JSON.stringify(mergeSnapshots(older, newer))
  const text = merged.length <= longest ? merged : JSON.stringify(newer)
  // Nothing is saved for a person who has signed out in the meantime.
  if (isHere(userId) && text.length <= longest) await offlineStore.write(userId, text)
}

/** Adds what was saved to the cache, where newer values stay. */
export async function restoreSnapshot(client: ApolloClient, userId: string): Promise<void> {
  const kept = parse(await offlineStore.read(userId))
  const now = client.cache.extract() as Entities // how the cache keeps it
  client.cache.restore(mergeSnapshots(kept, now))
}
