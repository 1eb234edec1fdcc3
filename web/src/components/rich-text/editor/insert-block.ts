import { $insertNodeToNearestRoot } from '@lexical/utils'
import { $getSelection, $isParagraphNode, $isRangeSelection, type LexicalNode } from 'lexical'

/** Puts a block in at the caret, in place of the line of the caret if that is empty. */
export function $insertBlock(block: LexicalNode): void {
  const selection = $getSelection()
  const line = $isRangeSelection(selection) ? selection.anchor.getNode() : null
  $insertNodeToNearestRoot(block)
  if ($isParagraphNode(line) && line.isEmpty()) line.remove()
}
