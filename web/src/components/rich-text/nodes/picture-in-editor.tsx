import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical'
import { useEffect, useRef } from 'react'
import { PictureView } from '../view/picture-view.tsx'
import { PicturePanel } from './picture-panel.tsx'
import type { Picture, PictureNode } from './picture-node.tsx'

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
  const [editor] = useLexicalComposerContext()
  const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const place = useRef<HTMLSpanElement>(null)
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
