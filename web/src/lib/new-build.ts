import { useSyncExternalStore } from 'react'
import { observableValue } from './observable-value.ts'

/** How often the app asks whether there is a newer build (P2.20). */
const everyMs = 10_000

const available = observableValue(false)

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
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    void publishedBuild().then((published) => {
      if (published === null || published === own) return
      clearInterval(timer)
      available.set(true)
    })
  }, everyMs)
}

export function useNewBuild(): boolean {
  return useSyncExternalStore(available.subscribe, available.get)
}
