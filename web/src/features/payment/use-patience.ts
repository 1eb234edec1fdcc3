import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/server-clock.ts'

/** How long a notification usually takes at most, and when it will probably not arrive. */
const stages = [
  { patience: 'late', afterMs: 20_000 },
  { patience: 'lost', afterMs: 120_000 },
] as const

export type Patience = 'new' | (typeof stages)[number]['patience']

const patienceAfter = (ms: number): Patience =>
  stages.findLast(({ afterMs }) => ms >= afterMs)?.patience ?? 'new'

/** Nobody types in a card for so long: who left to pay longer ago has waited for the confirmation before. */
const longestVisitMs = 15 * 60_000

/**
 * How long the payment has been waited for: from arrival on this page, or, when the buyer comes back after an hour, since
 * she left to pay; she is not told to wait for a few seconds.
 * @param sentAt when the buyer left to pay; null if it is unknown
 */
export function usePatience(sentAt: string | null): Patience {
  const [waited] = useState(() => {
    const away = sentAt === null ? 0 : serverNow() - Date.parse(sentAt)
    return away > longestVisitMs ? away : 0
  })
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
