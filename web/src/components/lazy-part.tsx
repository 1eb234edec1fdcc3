import { lazy, useState, type ComponentType } from 'react'
import { pageStands } from '@/lib/page-stands.ts'
import { moduleAgain } from './module-again.ts'
import { RegionErrorBoundary } from './region-error-boundary.tsx'

/**
 * A part of a page in a file of its own, loaded when it is first drawn. Where it cannot be loaded it says so in its place and
 * can be tried again: the page around it, and what was typed there, stay. Whoever draws it gives a Suspense.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const fresh = (tried: boolean) =>
    lazy(async () => ({
      default: await load().catch(async (error: unknown) => {
        if (tried) return moduleAgain<P>(error)
        throw error
      }),
    }))
  let shared = fresh(false)
  return function LatePart(props: P) {
    const [{ tried, Part }, setPart] = useState({ tried: 0, Part: shared })
    const again = () => {
      // React keeps the failure of the one before.
      shared = fresh(true)
      setPart({ tried: tried + 1, Part: shared })
    }
    return (
      <RegionErrorBoundary key={tried} onRetry={again}>
        <Part {...props} />
      </RegionErrorBoundary>
    )
  }
}

/**
 * A part that the first screen does not need, such as a dialog. It is fetched ahead once the page stands, so that it then
 * opens at once, also without a network.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  void pageStands.then(load).catch(() => undefined)
  return latePart(load)
}
