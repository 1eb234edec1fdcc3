import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor, type NodeKey } from 'lexical'
import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import { focusedEditor } from '../editor/focused-editor.ts'

/**
 * Selects a node that is drawn as a whole when it is pressed, which the editor does not do by itself.
 * @param place what is drawn of it
 */
export function usePressedNode(
  nodeKey: NodeKey,
  place: RefObject<HTMLElement | null>,
): { editor: LexicalEditor; selected: boolean } {
  const [editor] = useLexicalComposerContext()
  const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const focused = useSyncExternalStore(focusedEditor.subscribe, focusedEditor.get)
  useEffect(
    () =>
      editor.registerCommand(
        CLICK_COMMAND,
        ({ target }) => {
          if (!(target instanceof Node) || place.current?.contains(target) !== true) return false
          clearSelection()
          setSelected(true)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, place, setSelected, clearSelection],
  )
  // Each text keeps its selection; what is pressed shows its panel only in the one that is written in.
  return { editor, selected: selected && (focused === null || focused.editor === editor) }
}
