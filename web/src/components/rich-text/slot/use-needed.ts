import { useEffect, useState, type RefObject } from 'react'

/** How long an editor stays after its text has left the screen. */
const staysFor = 10_000

/**
 * Whether a text needs its editor: while it is within one screen of the visible part of the page, and ten seconds longer.
 * @param held keeps the editor while true, such as while it has the focus
 */
export function useNeeded(place: RefObject<HTMLElement | null>, held: boolean): boolean {
  const [near, setNear] = useState(false)
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '100% 0%' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  const wanted = near || held
  if (wanted && !needed) setNeeded(true)
  useEffect(() => {
    if (wanted) return
    const leaving = setTimeout(() => setNeeded(false), staysFor)
    return () => clearTimeout(leaving)
  }, [wanted])
  return needed || wanted
}
