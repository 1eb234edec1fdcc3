import type { ApolloClient, ObservableQuery } from '@apollo/client'
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

const asking = new WeakMap<ObservableQuery, Asking>()

/**
 * Asks for what holds now. Apollo would share the answer of the same question under way, which may be from before the
 * change, and of two answers would keep the one that comes last. What cannot be asked leaves the screen as it is: with
 * the network the live updates start again, and ask.
 */
async function askOnceMore(client: Client, watched: ObservableQuery): Promise<void> {
  if (watched.options.fetchPolicy === 'cache-only') return
  const state = asking.get(watched)
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
    .finally(() => asking.delete(watched))
  asking.set(watched, own)
  return own.done
}

/** Asks these questions again, as far as they are on the screen. Resolves when the answers are there, or cannot come. */
export async function refetch(client: Client, what: What): Promise<void> {
  await client.refetchQueries({
    ...what,
    onQueryUpdated: async (watched) => askOnceMore(client, watched),
  })
}

/** Asks again for what is on the screen and shows one of these lists. Resolves when the answers are there. */
export async function askAgain(client: Client, fields: readonly ListField[]): Promise<void> {
  await refetch(client, {
    updateCache: (cache) => {
      cache.modify({ fields: Object.fromEntries(fields.map((field) => [field, stale])) })
    },
  })
}
