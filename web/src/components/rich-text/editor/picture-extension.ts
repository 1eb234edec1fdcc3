import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { COMMAND_PRIORITY_LOW, defineExtension } from 'lexical'
import { PictureNode } from '../nodes/picture-node.tsx'
import { pictureRequest } from '../pictures/picture-request.ts'

/** Pictures in a text, also pasted and dropped ones; the dialog asks for each what it shows. */
export const PictureExtension = defineExtension({
  name: 'kryt/picture',
  nodes: [PictureNode],
  register: (editor) =>
    editor.registerCommand(
      DRAG_DROP_PASTE,
      ([first, ...more]) => {
        if (first === undefined) return false
        pictureRequest.set({ editor, files: [first, ...more] })
        return true
      },
      COMMAND_PRIORITY_LOW,
    ),
})
