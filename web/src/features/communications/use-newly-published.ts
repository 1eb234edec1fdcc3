import { useEffect } from 'react'

const every = 60_000

/**
 * What was written for later is published by the clock: no row changes then, so no live update tells of it. Asks once a
 * minute while the page is looked at, and when it is looked at again.
 */
export function useNewlyPublished(refresh: () => Promise<unknown>) {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) {
        // The next time will do, and whoever cannot wait has a button that tells.
        void refresh().catch(() => undefined)
      }
    }
    const timer = setInterval(ask, every)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refresh])
}
