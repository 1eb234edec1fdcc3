import { useDeferredValue } from 'react'
import { pageStands } from './page-stands.ts'

let stood = false
void pageStands.then(() => (stood = true))

/** A page that is opened again may begin in its middle. The window in which pages are built knows nothing of that. */
const startsAtTop = () => {
  const [opened] =
    'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  return opened === undefined || Reflect.get(opened, 'type') === 'navigate'
}

/**
 * Whether to draw what is below the first screen: not together with the first screen of a first visit, but at once after
 * it. Everywhere else it is drawn together with the rest.
 */
export const useDrawnLater = (): boolean =>
  useDeferredValue(true, stood || !startsAtTop() ? undefined : false)
