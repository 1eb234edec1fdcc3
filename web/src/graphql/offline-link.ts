import { ApolloLink, Observable } from '@apollo/client'
import { AppError } from '@/lib/errors.ts'

/**
 * Without a network a query is answered with what is known, whatever it asked for; what was never read fails at once, as
 * a page behind a cursor does, which would stand in its list twice. Changes are not tried.
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
