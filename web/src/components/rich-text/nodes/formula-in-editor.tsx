import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import {
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  KEY_ENTER_COMMAND,
  mergeRegister,
  type NodeKey,
} from 'lexical'
import { useEffect, useRef } from 'react'
import { formulaRequest } from '../formulas/formula-request.ts'
import { FormulaView } from '../view/formula-view.tsx'
import type { Formula } from './formula-node.tsx'

/** A formula in the editor: pressed, or selected and Enter, it is changed in a dialog outside of the text. */
export function FormulaInEditor({ nodeKey, formula }: { nodeKey: NodeKey; formula: Formula }) {
  const [editor] = useLexicalComposerContext()
  const [selected] = useLexicalNodeSelection(nodeKey)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const change = () => {
      if (!editor.isEditable()) return false
      formulaRequest.set({ editor, nodeKey, ...formula })
      return true
    }
    return mergeRegister(
      editor.registerCommand(
        CLICK_COMMAND,
        ({ target }) =>
          target instanceof Node && place.current?.contains(target) === true && change(),
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          if (!selected || !change()) return false
          event?.preventDefault()
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    )
  }, [editor, nodeKey, formula, selected])
  return (
    <span ref={place} className="text-formula-frame" data-selected={selected || undefined}>
      <FormulaView node={{ type: 'equation', ...formula }} />
    </span>
  )
}
