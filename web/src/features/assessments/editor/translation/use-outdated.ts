import { outdatedSlot, type Text } from '../../paper/paper.ts'
import { isOutdatedSlot } from '../../paper/outdated.ts'
import { useEdit, usePaper } from '../editor-context.ts'

/**
 * Whether the translation of a slot's text may be out of date, and saying that it is still right.
 * @param own what the question or part holds itself, where the text has no slot of its own
 */
export function useOutdated(slot: string, own?: Text) {
  const edit = useEdit()
  const outdated = usePaper(({ texts }) => isOutdatedSlot(texts, slot, own))
  return {
    outdated,
    onStillRight: () => edit({ kind: 'text', slot: outdatedSlot(slot), value: null }),
  }
}
