import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import type { ListRow } from './columns.ts'
import type { Connection, List } from './define-list.ts'
import { rowsRequest } from './list-query.ts'
import type { ListState } from './list-state.ts'

/** The most rows that the database returns at a time. */
const atATime = 100

/**
 * The rows of all pages in the order of the list. A row that moves to another page while they are read is included once.
 * @throws the server's error, or AbortError when the signal aborts
 */
export async function readAllRows<Row extends ListRow>(
  client: Pick<ApolloClient, 'query'>,
  list: List<Row>,
  state: ListState,
  { onProgress, signal }: { onProgress: (read: number) => void; signal: AbortSignal },
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  let whole = 0
  for (let offset = 0; ;) {
    signal.throwIfAborted()
    const { query, variables } = rowsRequest(list, state, { first: atATime, offset })
    const document: TypedDocumentNode<{ list: Connection<Row> | null }> = query // all of a list answer alike
    const { data } = await client.query({
      query: document,
      variables,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    })
    const page = data?.list?.edges ?? []
    for (const { node } of page) rows.set(node.id, node)
    offset += page.length
    onProgress(rows.size)
    whole = Math.max(whole, page.length)
    // A first answer with fewer rows than asked for may be the whole list, or the limit of the database.
    if (page.length === 0 || page.length < whole) return [...rows.values()]
  }
}
