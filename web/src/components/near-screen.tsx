import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Renders its content shortly before it scrolls into view; its container must reserve the height. */
export function NearScreen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  // Synchronises with the browser's IntersectionObserver.
  useEffect(() => {
    if (place.current === null || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return <div ref={place}>{near && children}</div>
}
