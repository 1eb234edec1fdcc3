import { lazy, type ComponentType } from 'react'
import { pageStands } from './page-stands.ts'

/**
 * A part of a page that the first screen does not need, such as a dialog: loaded when it is first shown. It is fetched
 * ahead once the page stands, so that it then opens at once, also without a network.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  void pageStands.then(load).catch(() => undefined)
  return lazy(async () => ({ default: await load() }))
}
