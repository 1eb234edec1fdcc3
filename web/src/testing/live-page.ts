import { ApolloClient, ApolloLink, gql, Observable, type DocumentNode } from '@apollo/client'
import { vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { nodeIdOf, typenameOf } from '@/graphql/node-id.ts'

/** A list as the server answers it; the rows by id, each with what it shows. */
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

/** How often something is there, without its rows. */
export const countOf = (table: string, totalCount: number) => ({
  __typename: `${typenameOf(table)}Connection`,
  totalCount,
})

/** The query for a list under this field of Query, with what each row shows. */
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

/** A window whose server answers by the name of the operation, and what it was asked, in order. */
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
  /** Puts an answer on the screen; returns what is shown. */
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

/** What the rows of a list show, in order. */
export const rowsIn = (data: unknown): string =>
  [...JSON.stringify(data).matchAll(/"shown":"([^"]*)"/g)].map(([, shown]) => shown).join(' ')
