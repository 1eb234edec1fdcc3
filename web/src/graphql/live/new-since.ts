import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { observableValue, type ObservableValue } from '@/lib/observable-value.ts'
import type { LiveNews } from './live-map.ts'

const none: ReadonlySet<string> = new Set()

const announced = new Map<string, ObservableValue<ReadonlySet<string>>>()

function rowsOf(news: string): ObservableValue<ReadonlySet<string>> {
  const known = announced.get(news)
  if (known !== undefined) return known
  const made = observableValue(none)
  announced.set(news, made)
  return made
}

/** Tells open lists of such rows that there is a row which they do not show yet. */
export function announce(news: string, id: string) {
  const rows = announced.get(news)
  rows?.set(new Set([...rows.get(), id]))
}

/** After everything on the screen was asked for again. */
export function forgetAnnounced() {
  for (const rows of announced.values()) rows.set(none)
}

/**
 * How many such rows came since the list was asked for, for a line such as "3 new orders, show". The list calls
 * `clear` when it asks again. Rows that this window wrote itself are not counted.
 */
export function useNewSince(news: LiveNews): { count: number; clear: () => void } {
  const rows = rowsOf(news)
  const { size } = useSyncExternalStore(rows.subscribe, rows.get)
  const clear = useCallback(() => rows.set(none), [rows])
  // Rows that came while no list was open are in the answer that this list has loaded.
  useEffect(clear, [clear])
  return { count: size, clear }
}
