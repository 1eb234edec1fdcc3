import type { ApolloClient } from '@apollo/client'

let restored = false

/** Brings back what this person read last; with a network again everything on the screen is asked for anew. */
export async function openOffline(client: ApolloClient, userId: string): Promise<void> {
  if (restored || navigator.onLine) return
  restored = true
  const { restoreSnapshot } = await import('@/graphql/offline-snapshot.ts')
  await restoreSnapshot(client, userId)
  window.addEventListener(
    'online',
    () => {
      restored = false
      void client.resetStore().catch(() => undefined)
    },
    { once: true },
  )
}
