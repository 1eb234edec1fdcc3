import { useEffect } from 'react'
import { isOffline } from '@/lib/network-status.ts'

const every = 60_000

/**
 * Scheduled communications are published without a change of any row, so there is no live update. Therefore
 * the list is read once a minute while the page is visible, and when it becomes visible again.
 */
export function useNewlyPublished(refresh: () => Promise<unknown>) {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && !isOffline()) {
        // The next attempt follows in a minute, and the refresh button reports failures.
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
