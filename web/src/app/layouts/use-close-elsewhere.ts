import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes what is open over a page when another page comes, also by Back: a menu would cover that one. */
export function useCloseElsewhere(close: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    close()
  }, [pathname, close])
}
