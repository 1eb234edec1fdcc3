import { skipToken, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
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
  const page = words === '' ? undefined : (data ?? previousData)?.searchActivities
  const more = async () => {
    setFetching(true)
    try {
      await fetchMore({
        variables: { words, after: page?.pageInfo.endCursor ?? null },
        updateQuery: (before, { fetchMoreResult: next }) =>
          before.searchActivities && next.searchActivities
            ? {
                ...next,
                searchActivities: {
                  ...next.searchActivities,
                  edges: [...before.searchActivities.edges, ...next.searchActivities.edges],
                },
              }
            : next,
      })
    } finally {
      setFetching(false)
    }
  }
  return {
    hits: page?.edges.map(({ node }) => node) ?? null,
    error,
    searching: loading || words !== typed.trim(),
    more: page?.pageInfo.hasNextPage === true && !fetching ? more : null,
    fetching,
  }
}
