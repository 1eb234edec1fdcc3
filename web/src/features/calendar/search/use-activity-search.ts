import { skipToken, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { toAppError } from '@/lib/errors.ts'
import { SearchActivitiesDocument } from './search-activities.generated.ts'

/** Milliseconds. Long enough to wait for the end of a word, short enough to feel immediate. */
const pause = 250

/** Searches the teacher's whole calendar shortly after the last key, a page at a time. */
export function useActivitySearch(typed: string) {
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, previousData, error, loading, fetchMore } = useQuery(
    SearchActivitiesDocument,
    words === '' ? skipToken : { variables: { words, after: null }, fetchPolicy: 'network-only' },
  )
  const [fetching, setFetching] = useState(false)
  const [failed, setFailed] = useState<{ words: string; error: unknown } | null>(null)
  const page = words === '' ? undefined : (data ?? previousData)?.searchActivities
  const searching = loading || words !== typed.trim()
  const more = async () => {
    const after = page?.pageInfo.endCursor ?? null
    setFetching(true)
    setFailed(null)
    try {
      await fetchMore({
        variables: { words, after },
        updateQuery: (before, { fetchMoreResult: next }) =>
          // Other words may have been typed meanwhile: then this is not their next page.
          before.searchActivities?.pageInfo.endCursor === after && next.searchActivities
            ? {
                ...next,
                searchActivities: {
                  ...next.searchActivities,
                  edges: [...before.searchActivities.edges, ...next.searchActivities.edges],
                },
              }
            : before,
      })
    } catch (reason) {
      setFailed({ words, error: toAppError(reason) })
    } finally {
      setFetching(false)
    }
  }
  return {
    hits: page?.edges.map(({ node }) => node) ?? null,
    error: error ?? (failed?.words === words ? failed.error : undefined),
    searching,
    // The hits of other words are still shown while these are searched for; they have no next page.
    more: page?.pageInfo.hasNextPage === true && !fetching && !searching ? more : null,
    fetching,
  }
}
