import type { TypedDocumentNode } from '@apollo/client'
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { isOffline } from '@/lib/network-status.ts'
import type { ListRow } from './columns.ts'
import type { Connection, List } from './define-list.ts'
import { countRequest, rowsRequest, type ListRequest } from './list-query.ts'
import type { ListState } from './list-state.ts'

type Answer = { list: Partial<Connection<unknown>> | null }

export interface ListRows<Row> {
  /** While others load, those of the last answer. Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** Undefined while it is being counted. */
  total: number | undefined
  /** The rows for the present address are still loading. */
  busy: boolean
  error: unknown
  /** Loads rows and total again. */
  refresh: () => void
}

/**
 * Rows and total of a list. The route's loader has sent both queries already, so these wait for the same answers. Until
 * then they show the last rows. They also follow what live updates write into the cache.
 */
export function useListRows<Row extends ListRow>(list: List<Row>, state: ListState): ListRows<Row> {
  const rowsAsked = rowsRequest(list, state)
  const countAsked = countRequest(list, state)
  const rows = useRequest(rowsAsked)
  const count = useRequest(countAsked ?? rowsAsked, countAsked === null)
  useTellUnread(countAsked === null ? undefined : count.error, count.refetch)
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

/** The last value that was not undefined, so that the old rows stay until the new ones have loaded. */
function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}

/** Loads the next page in advance, so that it appears immediately. */
function usePrefetch(request: ListRequest | null) {
  const client = useApolloClient()
  const key = request === null ? null : JSON.stringify(request.variables)
  // Synchronises with the browser's idle time.
  useEffect(() => {
    if (request === null || isOffline()) return
    const timer = setTimeout(() => void client.query(request).catch(() => undefined), 200)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the request
  }, [client, key])
}
