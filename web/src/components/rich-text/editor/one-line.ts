import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
  $getRoot,
  $isElementNode,
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ENTER_COMMAND,
  mergeRegister,
  RootNode,
} from 'lexical'
import { missingPictures } from '../pictures/missing-pictures.tsx'

/** A text of one line: Enter starts no other, and pasted paragraphs are put behind each other. */
export const OneLineExtension = defineExtension({
  name: 'kryt/one-line',
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          event?.preventDefault()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(INSERT_PARAGRAPH_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(INSERT_LINE_BREAK_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(
        DRAG_DROP_PASTE,
        () => {
          missingPictures.set({ editor, missing: 'one line' })
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerNodeTransform(RootNode, () => {
        const [first, ...others] = $getRoot().getChildren()
        if (!$isElementNode(first)) return
        for (const other of others) {
          if ($isElementNode(other)) first.append(...other.getChildren())
          other.remove()
        }
      }),
    ),
})
