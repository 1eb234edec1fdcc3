import type { ApolloClient } from '@apollo/client'
import { saveSnapshot } from '@/graphql/offline-snapshot.ts'
import { onAnswer } from '@/graphql/client.ts'
import { currentSession, onSessionChange } from '@/lib/session.ts'

/** How long after the last answer a screen is stored, so that one with several requests is stored once. */
const restMs = 1500

/**
 * Stores the files of the build that this page loaded before the service worker started; the worker stores
 * later ones itself.
 */
async function keepFiles() {
  const cache = await caches.open('kryt-files')
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`))
  await Promise.all(
    [...new Set(loaded)].map(async (file) => {
      if ((await cache.match(file, { ignoreVary: true })) === undefined) await cache.add(file)
    }),
  )
}

let timer: ReturnType<typeof setTimeout> | undefined

function save(client: ApolloClient) {
  clearTimeout(timer)
  timer = undefined
  const session = currentSession()
  if (session.status === 'signed-in') {
    // Apart, because files cannot be fetched any more when the network has just gone.
    void keepFiles().catch(() => undefined)
    void saveSnapshot(client, session.user.id).catch(() => undefined)
  }
}

function keepSoon(client: ApolloClient) {
  clearTimeout(timer)
  timer = setTimeout(() => save(client), restMs)
}

/**
 * Stores what a signed-in person reads, so that the app opens without a network. Does nothing in browsers
 * without service workers.
 */
export function startOffline(client: ApolloClient) {
  if (!('serviceWorker' in navigator)) return
  let started = false
  const start = () => {
    if (started || currentSession().status !== 'signed-in') return
    started = true
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
    keepSoon(client)
    // What loads before the worker takes over does not pass through it.
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('/assets/'))) keepSoon(client)
    }).observe({ type: 'resource' })
  }
  // What was shown last is stored at once when the page or the network goes.
  const saveNow = () => {
    if (timer !== undefined) save(client)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveNow()
  })
  window.addEventListener('offline', saveNow)
  onAnswer(() => keepSoon(client))
  onSessionChange(start)
  start()
}
