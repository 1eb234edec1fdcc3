import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client'
import type { QueryField } from './live/schema-facts.generated.ts'

/** Fields of Query whose answer depends on more than the rows that they name: lists, mostly. */
export type ListField = QueryField

const stale = (_value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE

type Client = Pick<ApolloClient, 'refetchQueries' | 'query'>
type What = Pick<
  ApolloClient.RefetchQueriesOptions<ApolloClient['cache'], unknown>,
  'include' | 'updateCache'
>

interface Asking {
  again: boolean
  done: Promise<void>
}

/** What is being asked, by the query and its variables: a hundred cards that show the cart are one question. */
const asking = new WeakMap<Client, Map<DocumentNode, Map<string, Asking>>>()

/** The questions under way with one document. */
function askingWith(client: Client, query: DocumentNode): Map<string, Asking> {
  const ofClient = asking.get(client) ?? new Map<DocumentNode, Map<string, Asking>>()
  asking.set(client, ofClient)
  const ofQuery = ofClient.get(query) ?? new Map<string, Asking>()
  ofClient.set(query, ofQuery)
  return ofQuery
}

/**
 * Asks the server for the present answer. Apollo would reuse a request that is under way, whose answer may be from before
 * the change, and of two answers it would keep the one that arrives last. A failure changes nothing on the screen: when
 * the network is back, the live updates start again and ask.
 */
async function askOnceMore(client: Client, watched: ObservableQuery): Promise<void> {
  if (watched.options.fetchPolicy === 'cache-only') return
  const questions = askingWith(client, watched.query)
  const question = JSON.stringify(watched.variables)
  const state = questions.get(question)
  if (state !== undefined) {
    state.again = true
    return state.done
  }
  const own: Asking = { again: true, done: Promise.resolve() }
  const ask = async () => {
    await Promise.resolve() // the cache is still telling of the change
    while (own.again) {
      own.again = false
      // Not the watched query itself, whose failure would replace the page.
      await client.query({
        query: watched.query,
        variables: watched.variables,
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false },
      })
    }
  }
  own.done = ask()
    .catch(() => undefined)
    .finally(() => questions.delete(question))
  questions.set(question, own)
  return own.done
}

/** Sends these queries again if they are on the screen. Resolves when they are answered or have failed. */
export async function refetch(client: Client, what: What): Promise<void> {
  await client.refetchQueries({
    ...what,
    onQueryUpdated: async (watched) => askOnceMore(client, watched),
  })
}

/** Sends the queries on the screen again that show one of these lists. Resolves when they are answered. */
export async function askAgain(client: Client, fields: readonly ListField[]): Promise<void> {
  await refetch(client, {
    updateCache: (cache) => {
      cache.modify({ fields: Object.fromEntries(fields.map((field) => [field, stale])) })
    },
  })
}
