import type { NodeKey } from 'lexical'
import { useRef } from 'react'
import { PictureView } from '../view/picture-view.tsx'
import { PicturePanel } from './picture-panel.tsx'
import type { Picture, PictureNode } from './picture-node.tsx'
import { usePressedNode } from './use-pressed-node.ts'

/** A picture in the editor: pressed, it is selected and shows its width and description. */
export function PictureInEditor({
  nodeKey,
  picture,
  change,
}: {
  nodeKey: NodeKey
  picture: Picture
  /** Changes the node, within an update of its editor. */
  change: (act: (node: PictureNode) => void) => void
}) {
  const place = useRef<HTMLSpanElement>(null)
  const { editor, selected } = usePressedNode(nodeKey, place)
  return (
    <span ref={place} className="text-picture-frame" data-selected={selected || undefined}>
      <PictureView node={{ type: 'image', ...picture }} />
      {selected && editor.isEditable() && (
        <PicturePanel
          picture={picture}
          onWidth={(width) => change((node) => node.setWidth(width))}
          onChange={(more) => change((node) => node.change(more))}
          onRemove={() => {
            change((node) => {
              node.selectNext()
              node.remove()
            })
            editor.focus()
          }}
        />
      )}
    </span>
  )
}
