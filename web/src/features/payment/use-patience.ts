import { useEffect, useState } from 'react'

/** How long a notification usually takes at most, and when it will probably not arrive. */
const stages = [
  { patience: 'late', afterMs: 20_000 },
  { patience: 'lost', afterMs: 120_000 },
] as const

export type Patience = 'new' | (typeof stages)[number]['patience']

const patienceAfter = (ms: number): Patience =>
  stages.findLast(({ afterMs }) => ms >= afterMs)?.patience ?? 'new'

/**
 * How long the payment has been waited for, here or elsewhere: a buyer who comes back after an hour is not told to wait
 * for a few seconds.
 * @param sentAt when the buyer left to pay; null if it is unknown
 */
export function usePatience(sentAt: string | null): Patience {
  // A clock that is behind the server's would count from the future.
  const [waited] = useState(() =>
    sentAt === null ? 0 : Math.max(Date.now() - Date.parse(sentAt), 0),
  )
  const [patience, setPatience] = useState(() => patienceAfter(waited))
  // Synchronises with the clock.
  useEffect(() => {
    const timers = stages
      .filter(({ afterMs }) => afterMs > waited)
      .map((stage) => setTimeout(() => setPatience(stage.patience), stage.afterMs - waited))
    return () => timers.forEach(clearTimeout)
  }, [waited])
  return patience
}
