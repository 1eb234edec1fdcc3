import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import type { ListRow } from './columns.ts'
import type { Connection, List } from './define-list.ts'
import { rowsRequest } from './list-query.ts'
import { keysetQuery } from './keyset-request.ts'
import type { ListState } from './list-state.ts'

/** The most rows that the database returns at a time. */
const atATime = 100

type Page<Row> = Connection<Row> & { pageInfo: { endCursor: string | null; hasNextPage: boolean } }

/**
 * The rows of all pages in the order of the list. Each page begins behind the last row of the one before, by the values
 * that the list is ordered by and the id, so that rows which come or go meanwhile move no other row to a page that was
 * read already. A row that moves down while they are read is included once.
 * @throws the server's error, or AbortError when the signal aborts
 */
export async function readAllRows<Row extends ListRow>(
  client: Pick<ApolloClient, 'query'>,
  list: List<Row>,
  state: ListState,
  { onProgress, signal }: { onProgress: (read: number) => void; signal: AbortSignal },
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  // Without a stretch: `atMost` would end the search where it ends the first page.
  const { query, variables } = rowsRequest(list, state, { first: atATime, offset: null })
  const document: TypedDocumentNode<{ list: Page<Row> | null }> = keysetQuery(query) // all of a list answer alike
  const readPage = async (after: string | null): Promise<Page<Row> | null> => {
    signal.throwIfAborted()
    const { data } = await client.query({
      query: document,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    })
    return data?.list ?? null
  }
  let after: string | null = null
  do {
    const page = await readPage(after)
    for (const { node } of page?.edges ?? []) rows.set(node.id, node)
    onProgress(rows.size)
    after = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null
  } while (after !== null)
  return [...rows.values()]
}
