import { useEffect, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/** How long one picture shows (T9.1). */
const cycle = 4000

/**
 * Which of several pictures is shown. It goes on by itself every 4 s: not while it is held, not after the reader stopped
 * it, and where reduced motion is asked for only once the reader starts it.
 */
export function useCycle(count: number, held: boolean) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [position, setPosition] = useState(0)
  const [wish, setWish] = useState<'play' | 'stop' | null>(null)
  const playing = count > 1 && (wish === null ? !reducedMotion : wish === 'play')
  // A picture may have been taken away meanwhile.
  const shown = count === 0 ? 0 : position % count
  // Synchronises with the clock; each picture, however it came up, has its full time.
  useEffect(() => {
    if (!playing || held) return
    const timer = setTimeout(() => setPosition((shown + 1) % count), cycle)
    return () => clearTimeout(timer)
  }, [playing, held, shown, count])
  return {
    shown,
    playing,
    show: setPosition,
    step: (by: 1 | -1) => setPosition((shown + by + count) % count),
    toggle: () => setWish(playing ? 'stop' : 'play'),
  }
}
