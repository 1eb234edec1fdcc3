import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

/** A faster page shows no bar, because a flash would only distract. */
const patience = 120

/** A running chalk stroke below the top bar while the next page loads. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle'
  const [late, setLate] = useState(false)
  // Synchronises with the clock.
  useEffect(() => {
    if (!busy) return
    const waiting = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(waiting)
      setLate(false)
    }
  }, [busy])
  if (!busy || !late) return null
  return (
    <svg
      aria-hidden="true"
      data-testid="loading-bar"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="text-chalk-yellow absolute inset-x-0 -bottom-0.5 h-1 w-full"
    >
      <path
        d="M0 1h100"
        stroke="currentColor"
        strokeWidth="2"
        pathLength={1}
        className="stroke-run"
      />
    </svg>
  )
}
