import { useContext } from 'react'
import {
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
  useMatches,
  useSearchParams,
} from 'react-router-dom'

export interface Address {
  /** As last rendered. */
  params: URLSearchParams
  /**
   * Changes the parameters as they are at this moment.
   * @param options.replace without a step for the back button
   */
  change: (
    write: (current: URLSearchParams) => URLSearchParams,
    options: { replace: boolean },
  ) => void
}

/**
 * The parameters of the address, and the one way in which a list and the dialogs over it change them.
 *
 * Two changes may follow each other before the first is rendered: a delayed search after a press on a filter, or a
 * dialog that closes itself after saving. The router's own `setSearchParams` starts from the parameters as last
 * rendered, so the second change would undo the first. This one starts from the router's present or pending location.
 */
export function useAddress(): Address {
  const router = useContext(RouterContext)?.router
  const [params] = useSearchParams()
  const here = useMatches().at(-1)?.id
  return {
    params,
    change: (write, { replace }) => {
      if (router === undefined) throw new Error('useAddress needs a data router')
      const { location, matches, navigation } = router.state
      // Nothing changes when the person is already on the way to another page.
      if ((navigation.matches ?? matches).at(-1)?.route.id !== here) return
      const current = new URLSearchParams((navigation.location ?? location).search)
      const next = write(new URLSearchParams(current)).toString()
      if (next === current.toString()) return
      // A pending step is not in the history yet, and replacing it would lose it.
      const stepPending =
        navigation.state !== 'idle' && navigation.historyAction === NavigationType.Push
      void router.navigate(
        { search: next },
        { replace: replace && !stepPending, preventScrollReset: true },
      )
    },
  }
}
