import type { ApolloClient } from '@apollo/client'
import { isOffline, onceOnline } from '@/lib/network-status.ts'
import { confirmedSession, currentSession } from '@/lib/session.ts'

let restored: Promise<void> | null = null

/** Restores what this person read last; once the server answers again, everything on the screen is read again. */
export async function openOffline(client: ApolloClient, userId: string): Promise<void> {
  if (restored === null && !isOffline()) return
  restored ??= restore(client, userId)
  await restored
}

async function restore(client: ApolloClient, userId: string) {
  onceOnline(() => {
    restored = null
    void askAnew(client).catch(() => undefined)
  })
  const { restoreSnapshot } = await import('@/graphql/offline-snapshot.ts')
  await restoreSnapshot(client, userId)
}

/** The same for queries that were on their way when the network went. */
export async function openKeptCopy(client: ApolloClient): Promise<void> {
  const session = currentSession()
  if (session.status === 'signed-in') await openOffline(client, session.user.id)
}

async function askAnew(client: ApolloClient) {
  await confirmedSession()
  // The stored session was trusted while the server could not be asked whether it has ended.
  if (currentSession().status === 'signed-out') window.location.reload()
  else await client.resetStore()
}
