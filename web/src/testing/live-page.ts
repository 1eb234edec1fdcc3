import { ApolloClient, ApolloLink, gql, Observable, type DocumentNode } from '@apollo/client'
import { vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { nodeIdOf, typenameOf } from '@/graphql/node-id.ts'

/** A list as the server returns it: rows by id, each with the text it shows. */
export function listOf(table: string, rows: Record<string, string>, hasNextPage = false) {
  const type = typenameOf(table)
  return {
    __typename: `${type}Connection`,
    edges: Object.entries(rows).map(([id, shown]) => ({
      __typename: `${type}Edge`,
      cursor: `after ${id}`,
      node: { __typename: type, nodeId: nodeIdOf(table, id), shown },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage },
  }
}

/** The answer of a query that counts rows without listing them. */
export const countOf = (table: string, totalCount: number) => ({
  __typename: `${typenameOf(table)}Connection`,
  totalCount,
})

/** A query for the list under this field of Query. */
export const listQuery = (field: string): DocumentNode => gql`
  query ${field} {
    ${field} {
      edges {
        cursor
        node {
          nodeId
          shown
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

export const countQuery = (field: string): DocumentNode => gql`
  query ${field}Count {
    ${field}(filter: {}) {
      totalCount
    }
  }
`

/** A window whose server answers by operation name, and the operations it received, in order. */
export function openWindow(answers: Record<string, () => Record<string, unknown>>) {
  const asked: string[] = []
  const client = new ApolloClient({
    cache: createCache(),
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    link: new ApolloLink(({ operationName = '' }) => {
      asked.push(operationName)
      return new Observable((observer) => {
        const answer = answers[operationName]
        if (answer === undefined) observer.error(new TypeError('Failed to fetch'))
        else observer.next({ data: answer() })
        observer.complete()
      })
    }),
  })
  /**
   * Shows the answer of a query.
   * @returns a function that reads what is shown now
   */
  const watch = async (query: DocumentNode): Promise<() => unknown> => {
    let shown: unknown
    client.watchQuery({ query }).subscribe(({ data, loading }) => {
      if (!loading) shown = data
    })
    await vi.waitFor(() => {
      if (shown === undefined) throw new Error('no answer yet')
    })
    return () => shown
  }
  return { client, asked, watch }
}

/** The rows of a list in order. */
export const rowsIn = (data: unknown): string =>
  [...JSON.stringify(data).matchAll(/"shown":"([^"]*)"/g)].map(([, shown]) => shown).join(' ')
