/**
 * Runs something once the browser has nothing else to do, such as showing a key that was pressed.
 * @param latest so many milliseconds from now it runs in any case
 * @returns takes it back
 */
export function whenIdle(act: () => void, latest: number): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, Math.min(latest, 50))
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: latest })
  return () => cancelIdleCallback(asked)
}
