import { useSyncExternalStore } from 'react'
import { observableValue } from '@/lib/observable-value.ts'
import type * as KatexModule from './katex.ts'

/** What draws formulas, or why it cannot yet. */
type Katex = typeof KatexModule | 'waiting' | 'missing'

const katex = observableValue<Katex>('waiting')
let loading: Promise<void> | undefined

/** Loads what draws formulas, again if that failed before. */
export function loadKatex(): Promise<void> {
  if (loading === undefined) katex.set('waiting')
  loading ??= import('./katex.ts').then(
    (loaded) => katex.set(loaded),
    () => {
      loading = undefined
      katex.set('missing')
    },
  )
  return loading
}

/** Tries again where it could not be loaded. */
export function retryKatex(): void {
  if (katex.get() === 'missing') void loadKatex()
}

function subscribe(listener: () => void) {
  void loadKatex()
  return katex.subscribe(listener)
}

/** What draws formulas, as soon as it is loaded: most pages have none and load nothing. */
export const useKatex = (): Katex => useSyncExternalStore(subscribe, katex.get)
