import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical'
import { useEffect, useRef } from 'react'
import type { Figure } from '../view/figures/figure.ts'
import { FigureView } from '../view/figures/figure-view.tsx'
import type { FigureNode } from './figure-node.tsx'
import { FigurePanel } from './figure-panel.tsx'

/** A figure in the editor: pressed, it is selected and shows its numbers and words. */
export function FigureInEditor({
  nodeKey,
  figure,
  change,
}: {
  nodeKey: NodeKey
  figure: Figure
  /** Changes the node, within an update of its editor. */
  change: (act: (node: FigureNode) => void) => void
}) {
  const [editor] = useLexicalComposerContext()
  const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const place = useRef<HTMLDivElement>(null)
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
    [editor, setSelected, clearSelection],
  )
  return (
    <div ref={place} className="text-figure-frame" data-selected={selected || undefined}>
      <FigureView figure={figure} />
      {selected && editor.isEditable() && (
        <FigurePanel
          figure={figure}
          onChange={(next) => change((node) => node.setFigure(next))}
          onRemove={() => {
            change((node) => {
              node.selectNext()
              node.remove()
            })
            editor.focus()
          }}
        />
      )}
    </div>
  )
}
