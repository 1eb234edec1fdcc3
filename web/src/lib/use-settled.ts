import { useEffect, useState } from 'react'

/**
 * A value once it has not changed for a moment, so that the server is not asked for each letter.
 * @param restMs how long it must not change, in milliseconds
 */
export function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value)
  // Outside React: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
