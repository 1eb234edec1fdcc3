import { useEffect, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/** The time that each picture is shown (T9.1). */
const cycle = 4000

/**
 * Which of several pictures is shown. It advances every 4 s, except while held or after the reader has
 * stopped it. If reduced motion is preferred, it starts only on request.
 */
export function useCycle(count: number, held: boolean) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [position, setPosition] = useState(0)
  const [wish, setWish] = useState<'play' | 'stop' | null>(null)
  const playing = count > 1 && (wish === null ? !reducedMotion : wish === 'play')
  // There may be fewer pictures after an update.
  const shown = count === 0 ? 0 : position % count
  // Synchronises with the clock; each picture is shown for the full time, however it was chosen.
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
