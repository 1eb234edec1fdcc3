import { ApolloLink, Observable } from '@apollo/client'
import { AppError } from '@/lib/errors.ts'

export interface Network {
  isOffline: () => boolean
  /** Calls back once, when the server can no longer be reached; the result takes that back. */
  onceOffline: (then: () => void) => () => void
  /** Puts what this browser kept into the cache, before anything is answered from it. */
  prepareKept: () => Promise<void>
  /** After each answer of the server. */
  onAnswer: () => void
}

/**
 * Without a network a query is answered from the cache, whatever its fetch policy; so is one that waits for an answer when
 * the network goes, or fails by it. What is not in the cache fails at once. So does a further page of a list, which would
 * otherwise be added twice. Mutations fail without being sent; one that is on its way is waited for.
 */
export function createOfflineLink(network: Network): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables, client, operationType } = operation
    const isQuery = operationType === 'query'
    const readKept = () =>
      isQuery && typeof variables['after'] !== 'string'
        ? client.readQuery<Record<string, unknown>>({ query, variables })
        : null
    return new Observable((observer) => {
      const answerKept = () => {
        void network
          .prepareKept()
          .catch(() => undefined)
          .then(() => {
            const known = readKept()
            if (known === null) {
              observer.error(new AppError('offline'))
              return
            }
            observer.next({ data: known })
            observer.complete()
          })
      }
      if (network.isOffline()) {
        answerKept()
        return
      }
      let stopWaiting: () => void = () => undefined
      const sent = forward(operation).subscribe({
        next: (result) => {
          stopWaiting()
          observer.next(result)
          network.onAnswer()
        },
        error: (error: unknown) => {
          stopWaiting()
          if (isQuery && network.isOffline()) answerKept()
          else observer.error(error)
        },
        complete: () => observer.complete(),
      })
      if (isQuery) {
        stopWaiting = network.onceOffline(() => {
          sent.unsubscribe()
          answerKept()
        })
      }
      return () => {
        stopWaiting()
        sent.unsubscribe()
      }
    })
  })
}
