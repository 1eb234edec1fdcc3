import type { MiddlewareFunction } from 'react-router-dom'

/**
 * Takes an address that holds a secret out of the history before anything of its page is asked for. Requests never name
 * it: index.html lets them tell the origin only.
 */
export const hideAddress =
  (shown: string): MiddlewareFunction =>
  () => {
    window.history.replaceState(window.history.state, '', shown)
  }
