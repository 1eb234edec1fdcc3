import { useEffect } from 'react'

/** Used in addition to the live connection, which may be down. */
const askAgainMs = 5000

/** Asks again for as long as the page waits for what the card provider says. */
export function useAskingAgain(onAskAgain: () => void) {
  // Synchronises with the server.
  useEffect(() => {
    const timer = setInterval(onAskAgain, askAgainMs)
    return () => clearInterval(timer)
  }, [onAskAgain])
}
