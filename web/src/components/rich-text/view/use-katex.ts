import { useSyncExternalStore } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import type * as KatexModule from './katex.ts'

type Katex = typeof KatexModule

const katex = observableValue<Katex | null>(null)
let loading: Promise<void> | undefined

/** Loads what draws formulas; a page that prints waits for it before it measures. */
export function loadKatex(): Promise<void> {
  loading ??= import('./katex.ts').then(
    (loaded) => katex.set(loaded),
    () => {
      loading = undefined
    },
  )
  return loading
}

function subscribe(listener: () => void) {
  void loadKatex()
  return katex.subscribe(listener)
}

/** What draws formulas, as soon as it is loaded: most pages have none and load nothing. */
export const useKatex = (): Katex | null => useSyncExternalStore(subscribe, katex.get)
