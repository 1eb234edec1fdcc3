import { useEffect } from 'react'

/** The browser asks in its own words when the window is closed or loaded anew. */
export function useAskBeforeClosing(when: boolean): void {
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
}
