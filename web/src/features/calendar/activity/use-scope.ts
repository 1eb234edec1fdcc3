import { useEffect, useRef, useState } from 'react'
import type { Scope } from './activity-actions.ts'

/** A question in the middle of saving: for which copies of a repeated activity. Null when the person does not go on. */
export function useScope() {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<((scope: Scope | null) => void) | null>(null)
  const answer = (scope: Scope | null) => {
    setAsking(false)
    waiting.current?.(scope)
    waiting.current = null
  }
  // Nothing waits for an answer that nobody can give any more.
  useEffect(() => () => waiting.current?.(null), [])
  const ask = async () =>
    new Promise<Scope | null>((resolve) => {
      waiting.current = resolve
      setAsking(true)
    })
  return { asking, ask, answer }
}
