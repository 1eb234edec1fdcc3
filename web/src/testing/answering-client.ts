import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'

type Answer = (variables: Record<string, unknown>) => object | Error

/**
 * A client whose server answers by the name of the operation: with data, or with an error.
 * @param answers an operation without an answer fails
 */
export function answeringClient(answers: Record<string, Answer>) {
  const asked: { name: string; variables: Record<string, unknown> }[] = []
  const link = new ApolloLink(
    ({ operationName: name = '', variables }) =>
      new Observable((observer) => {
        asked.push({ name, variables })
        const answer = answers[name]?.(variables) ?? new Error(`${name} has no answer`)
        queueMicrotask(() => {
          if (answer instanceof Error) observer.error(answer)
          else {
            observer.next({ data: answer as Record<string, unknown> })
            observer.complete()
          }
        })
      }),
  )
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  return {
    client,
    /** The variables of each time that the operation was sent. */
    sent: (name: string) => asked.filter((one) => one.name === name).map((one) => one.variables),
  }
}

/** Fails as a server that is out of order does, until it is mended. */
export function failing(answer: Answer): { answer: Answer; mend: () => void } {
  let broken = true
  return {
    answer: (variables) => (broken ? new Error('no answer') : answer(variables)),
    mend: () => {
      broken = false
    },
  }
}
