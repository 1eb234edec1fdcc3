import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { serverNow } from '@/lib/server-clock.ts'
import { refetch } from '@/graphql/ask-again.ts'

/** The longest time that a browser's timer counts, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/**
 * Asks for what is on the screen once more when a moment has come, such as the end of a sale: the database then answers
 * with the price of that time. A clock that is wrong asks too early or late; the shelf's own news come besides.
 * @param moment ISO moment; null: none is awaited
 */
export function useAskAt(moment: string | null): void {
  const client = useApolloClient()
  useEffect(() => {
    if (moment === null) return
    const left = Date.parse(moment) - serverNow()
    // "infinity" is no moment that comes.
    if (!(left <= longestTimer)) return
    // A second later, so that the moment has passed in the database too.
    const timer = setTimeout(
      () => void refetch(client, { include: 'active' }),
      Math.max(left, 0) + 1000,
    )
    return () => clearTimeout(timer)
  }, [client, moment])
}
