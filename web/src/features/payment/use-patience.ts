import { useEffect, useState } from 'react'

/** How long a notification usually takes at most, and when it will probably not arrive. */
const stages = [
  { patience: 'late', afterMs: 20_000 },
  { patience: 'lost', afterMs: 120_000 },
] as const

export type Patience = 'new' | (typeof stages)[number]['patience']

/** How long the buyer has waited on this page. */
export function usePatience(): Patience {
  const [patience, setPatience] = useState<Patience>('new')
  // Synchronises with the clock.
  useEffect(() => {
    const timers = stages.map((stage) =>
      setTimeout(() => setPatience(stage.patience), stage.afterMs),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
  return patience
}
