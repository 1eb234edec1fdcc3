import { useContext } from 'react'
import {
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
  useMatches,
  useSearchParams,
} from 'react-router-dom'

export interface Address {
  /** As it was drawn last. */
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
 * A change may come before the one before it is drawn: a search that was waiting while a filter was pressed, or a
 * dialog that closes itself after saving. The router's own `setSearchParams` starts from the parameters as they were
 * drawn last, so the second change would undo the first. This one asks the router where it is, or is on its way to.
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
      // Whoever is leaving for another page is not called back.
      if ((navigation.matches ?? matches).at(-1)?.route.id !== here) return
      const current = new URLSearchParams((navigation.location ?? location).search)
      const next = write(new URLSearchParams(current)).toString()
      if (next === current.toString()) return
      // A step that is not yet in the history would be lost if this change replaced it.
      const stepPending =
        navigation.state !== 'idle' && navigation.historyAction === NavigationType.Push
      void router.navigate(
        { search: next },
        { replace: replace && !stepPending, preventScrollReset: true },
      )
    },
  }
}
