import { ApolloLink, Observable } from '@apollo/client'
import { AppError } from '@/lib/errors.ts'

/**
 * Without a network a query is answered from the cache, whatever its fetch policy. What is not in the cache fails at
 * once. So does a further page of a list, which would otherwise be added twice. Mutations fail without being sent.
 */
export function createOfflineLink(isOffline: () => boolean, onAnswer: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!isOffline()) {
      return new Observable((observer) =>
        forward(operation).subscribe({
          next: (result) => {
            observer.next(result)
            onAnswer()
          },
          error: (error: unknown) => observer.error(error),
          complete: () => observer.complete(),
        }),
      )
    }
    const { query, variables, client } = operation
    const known =
      operation.operationType === 'query' && typeof variables['after'] !== 'string'
        ? client.readQuery<Record<string, unknown>>({ query, variables })
        : null
    return new Observable((observer) => {
      if (known === null) {
        observer.error(new AppError('offline'))
        return
      }
      observer.next({ data: known })
      observer.complete()
    })
  })
}
