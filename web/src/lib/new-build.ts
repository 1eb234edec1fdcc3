import { useSyncExternalStore } from 'react'
import { observableValue } from './observable-value.ts'
import { isTypedOutside, watchTyping } from './typed-outside.ts'

/** How often the app asks whether there is a newer build (P2.20). */
const everyMs = 10_000

const available = observableValue(false)

/** The build for which this window was loaded anew: once each, or a deployment that is half there would load it for ever. */
const key = 'kryt.updated'

/** Which build this page came from; a build writes it into index.html (scripts/build-version.ts). */
const ownBuild = () => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? null

async function publishedBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const body: unknown = answer.ok ? await answer.json() : null
    const build: unknown = Reflect.get(Object(body), 'build')
    return typeof build === 'string' ? build : null
  } catch {
    // Offline or between two deployments: the next round asks again.
    return null
  }
}

/** Asks for as long as the page is open and nothing newer was found. While developing there is nothing to ask. */
export function watchForNewBuild() {
  const own = ownBuild()
  if (own === null) return
  watchTyping()
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    void publishedBuild().then((published) => {
      if (published === null || published === own) return
      clearInterval(timer)
      available.set(true)
    })
  }, everyMs)
}

let mayReload = () => true

/** Who knows of forms says whether a reload loses nothing; it comes with the first form, not with the first page. */
export function askBeforeUpdate(ask: () => boolean) {
  mayReload = ask
}

/**
 * A file of the page's own build did not come. Where a newer build was published the reason is that, and the page is loaded
 * anew, once for each build and only where nothing typed is lost; the message with its button shows in any case.
 */
export async function updateIfNewer(reload = () => window.location.reload()) {
  const published = await publishedBuild()
  const own = ownBuild()
  if (own === null || published === null || published === own) return
  available.set(true)
  try {
    if (sessionStorage.getItem(key) === published || isTypedOutside() || !mayReload()) return
    sessionStorage.setItem(key, published)
  } catch {
    // Without storage nobody knows whether it was loaded anew already. The button is there.
    return
  }
  reload()
}

/** Whether this page was just loaded anew because of its build. True once. */
export function wasUpdated(): boolean {
  try {
    if (sessionStorage.getItem(key) !== ownBuild() || ownBuild() === null) return false
    sessionStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Whether a newer build is known of. */
export const isOutdated = available.get

export function useNewBuild(): boolean {
  return useSyncExternalStore(available.subscribe, available.get)
}
