import type { NodeKey } from 'lexical'
import { useRef } from 'react'
import type { Figure } from '../view/figures/figure.ts'
import { FigureView } from '../view/figures/figure-view.tsx'
import type { FigureNode } from './figure-node.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { usePressedNode } from './use-pressed-node.ts'

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
  const place = useRef<HTMLDivElement>(null)
  const { editor, selected } = usePressedNode(nodeKey, place)
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
