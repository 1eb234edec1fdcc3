/**
 * Lets one run of `work` go at a time. Who asks while one goes gets the next, together with everybody else who asks
 * until that begins: it sees whatever they wrote before. For what many ask for at once and nobody waits for: it must not
 * take the connections of those who do.
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
