/**
 * Lets one run of `work` go at a time, in the order in which they were asked for. For what many ask for at once and
 * nobody waits for: it must not take the connections of those who do.
 */
export function inTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return async () => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
