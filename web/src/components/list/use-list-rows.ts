import type { TypedDocumentNode } from '@apollo/client'
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { ListRow } from './columns.ts'
import type { Connection, List } from './define-list.ts'
import { countRequest, rowsRequest, type ListRequest } from './list-query.ts'
import type { ListState } from './list-state.ts'

type Answer = { list: Partial<Connection<unknown>> | null }

export interface ListRows<Row> {
  /** Those of the last answer while others are on their way; undefined before the first one. */
  rows: readonly Row[] | undefined
  /** Undefined while it is being counted. */
  total: number | undefined
  /** The rows are not yet those of the address. */
  busy: boolean
  error: unknown
  /** Asks for both again. */
  refresh: () => void
}

/**
 * Rows and total of a list. The route's loader has asked for both already, so these queries wait for its answers, show
 * what is known until then, and hear of what live updates write into the cache.
 */
export function useListRows<Row extends ListRow>(list: List<Row>, state: ListState): ListRows<Row> {
  const rowsAsked = rowsRequest(list, state)
  const countAsked = countRequest(list, state)
  const rows = useRequest(rowsAsked)
  const count = useRequest(countAsked ?? rowsAsked, countAsked === null)
  const answer = useKept(rows.data)
  const total = useKept((countAsked === null ? rows : count).data?.list?.totalCount)
  const next = (state.pageIndex + 1) * state.pageSize
  usePrefetch(
    rows.data !== undefined && total !== undefined && next < total
      ? rowsRequest(list, { ...state, pageIndex: state.pageIndex + 1 })
      : null,
  )
  return {
    rows: answer === undefined ? undefined : rowsOf(answer),
    total,
    busy: rows.data === undefined && rows.error === undefined,
    error: rows.data === undefined ? rows.error : undefined,
    refresh: () => {
      for (const asked of countAsked === null ? [rows] : [rows, count]) {
        void asked.refetch().catch(() => undefined)
      }
    },
  }
}

const rowsOf = <Row>({ list }: Answer): Row[] => (list?.edges ?? []).map(({ node }) => node as Row) // what the list's documents ask for

function useRequest({ query, variables }: ListRequest, skipped = false) {
  const document = query as TypedDocumentNode<Answer, Record<string, unknown>> // all of a list answer alike
  return useQuery(document, skipped ? skipToken : { variables })
}

/** The last value that was one: other rows, or another query altogether, take its place when they are there. */
function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}

/** Asks for the page that comes next when nothing else is to be done, so that turning to it shows it at once. */
function usePrefetch(request: ListRequest | null) {
  const client = useApolloClient()
  const key = request === null ? null : JSON.stringify(request.variables)
  // Synchronises with the browser's idle time.
  useEffect(() => {
    if (request === null || !navigator.onLine) return
    const timer = setTimeout(() => void client.query(request).catch(() => undefined), 200)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says everything of the request
  }, [client, key])
}
