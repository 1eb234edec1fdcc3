import { useEffect, useRef, useState } from 'react'
import type { Scope } from './activity-actions.ts'

/** Asks, while an activity is being saved, which of its copies to change. The answer is null when the person cancels. */
export function useScope() {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<((scope: Scope | null) => void) | null>(null)
  const answer = (scope: Scope | null) => {
    setAsking(false)
    waiting.current?.(scope)
    waiting.current = null
  }
  // Once the dialog is closed nobody can answer: the save must not wait for ever.
  useEffect(() => () => waiting.current?.(null), [])
  const ask = async () =>
    new Promise<Scope | null>((resolve) => {
      waiting.current = resolve
      setAsking(true)
    })
  return { asking, ask, answer }
}
