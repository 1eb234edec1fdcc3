import type { MiddlewareFunction } from 'react-router-dom'

/**
 * Removes an address that contains a secret from the history before its page requests anything. Requests
 * never include it: index.html limits the referrer to the origin.
 */
export const hideAddress =
  (shown: string): MiddlewareFunction =>
  () => {
    window.history.replaceState(window.history.state, '', shown)
  }
