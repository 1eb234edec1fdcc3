import { useEffect, useSyncExternalStore } from 'react'
import { ownChanges } from '../own-change.ts'
import {
  afterOwnChange,
  changesBetween,
  keyOf,
  type OrderChange,
  type OrderFacts,
} from './order-changes.ts'

/** What the buyer has seen, and how many changes of their own had ended by then. */
export interface SeenOrder {
  facts: OrderFacts
  ended: number
}

/**
 * Compares an order with what its buyer has seen of it: the first look, what they changed themselves, and what they
 * said they had read.
 * @param seen kept by the caller, longer than a step lives
 */
export function useSeenOrder(
  now: OrderFacts,
  seen: SeenOrder | null,
  onSeen: (seen: SeenOrder) => void,
): { changes: OrderChange[]; onRead: () => void } {
  const { begun, ended } = useSyncExternalStore(ownChanges.subscribe, ownChanges.get)
  const mine = seen !== null && (begun > ended || ended !== seen.ended)
  const known = seen?.facts.id === now.id ? seen.facts : now
  const facts = mine ? afterOwnChange(known, now) : known
  const key = keyOf(facts)
  const same = seen !== null && seen.ended === ended && keyOf(seen.facts) === key
  useEffect(() => {
    if (!same) onSeen({ facts, ended })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the facts
  }, [same, key, ended])
  return {
    changes: changesBetween(facts, now),
    onRead: () => onSeen({ facts: now, ended }),
  }
}
