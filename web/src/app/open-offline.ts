import type { ApolloClient } from '@apollo/client'
import { confirmedSession, currentSession } from '@/lib/session.ts'

let restored = false

/** Restores what this person read last; once there is a network, everything on the screen is read again. */
export async function openOffline(client: ApolloClient, userId: string): Promise<void> {
  if (restored || navigator.onLine) return
  restored = true
  const { restoreSnapshot } = await import('@/graphql/offline-snapshot.ts')
  await restoreSnapshot(client, userId)
  window.addEventListener(
    'online',
    () => {
      restored = false
      void askAnew(client).catch(() => undefined)
    },
    { once: true },
  )
}

async function askAnew(client: ApolloClient) {
  await confirmedSession()
  // The stored session was trusted while the server could not be asked whether it has ended.
  if (currentSession().status === 'signed-out') window.location.reload()
  else await client.resetStore()
}
