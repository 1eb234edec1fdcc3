/**
 * Runs `work` one at a time. All calls that come during a run share the next one, which therefore sees whatever they
 * wrote before calling. For background work that many requests trigger at once, so that it does not take the database
 * connections that waiting people need.
 */
export function inTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  const begin = async () => {
    next = undefined
    return work()
  }
  return async () => {
    if (next !== undefined) return next
    const mine = last.then(begin, begin)
    next = mine
    last = mine
    return mine
  }
}
