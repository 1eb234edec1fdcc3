import { $generateNodesFromSerializedNodes, $insertGeneratedNodes } from '@lexical/clipboard'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import type { RichTextNode } from '@kryt/documents/rich-text'
import {
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  PASTE_COMMAND,
  PASTE_TAG,
  type LexicalEditor,
} from 'lexical'
import { readHtml } from '../paste/read-html.ts'
import { readOwn } from '../paste/own-nodes.ts'
import { readPlain } from '../paste/read-plain.ts'
import { picturesOfWord } from '../paste/word-pictures.ts'
import { missingPictures } from '../pictures/missing-pictures.tsx'
import { isBlank } from '../view/rich-text-node.ts'
import { readable } from './readable-state.ts'

/** What a clipboard or a drag holds, in the order in which it is believed; none when there is nothing to read. */
export function pastedNodes(data: Pick<DataTransfer, 'getData'>): RichTextNode[] {
  const own = readOwn(data.getData('application/x-lexical-editor'))
  if (own !== null) return own
  const html = data.getData('text/html')
  const rich = html === '' ? [] : readHtml(html)
  return rich.length > 0 ? rich : readPlain(data.getData('text/plain'))
}

/** Puts pasted nodes in place of the selection; a text of one line takes what stands in lines of them. */
export function insertPasted(editor: LexicalEditor, nodes: readonly RichTextNode[]): void {
  editor.update(
    () => {
      const selection = $getSelection()
      if (selection === null) return
      const known = readable(editor, nodes)
      // Words of one paragraph join the line that they are pasted into.
      const only =
        known.length === 1 && known[0]?.type === 'paragraph' ? known[0].children : undefined
      const made = $generateNodesFromSerializedNodes((only ?? known) as { type: string }[])
      $insertGeneratedNodes(editor, made, selection)
    },
    { tag: PASTE_TAG },
  )
}

/** Pasting: clean content out of whatever is on the clipboard (web/src/components/rich-text/paste). */
export const PasteExtension = defineExtension({
  name: 'kryt/paste',
  register: (editor) =>
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!('clipboardData' in event) || event.clipboardData === null) return false
        const nodes = pastedNodes(event.clipboardData)
        const files = [...event.clipboardData.files]
        const says = nodes.length > 0 && !isBlank({ root: { type: 'root', children: nodes } })
        // A copied picture comes with HTML that only names it; cells come with a picture of themselves.
        if (!says && files.length > 0) {
          event.preventDefault()
          return editor.dispatchCommand(DRAG_DROP_PASTE, files)
        }
        const { pictures, missing } = picturesOfWord(event.clipboardData)
        if (!says && pictures.length === 0 && missing === 0) return false
        event.preventDefault()
        if (says) insertPasted(editor, nodes)
        // They follow the text, one after the other: each is described first.
        if (pictures.length > 0) editor.dispatchCommand(DRAG_DROP_PASTE, pictures)
        if (missing > 0) missingPictures.set({ editor, missing })
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
})
