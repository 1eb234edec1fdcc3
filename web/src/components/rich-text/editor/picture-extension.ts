import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { COMMAND_PRIORITY_LOW, defineExtension } from 'lexical'
import { PictureNode } from '../nodes/picture-node.tsx'
import { pictureRequest } from '../pictures/picture-request.ts'

/** Pictures in a text, also pasted and dropped ones: the first of several files, because each is described. */
export const PictureExtension = defineExtension({
  name: 'kryt/picture',
  nodes: [PictureNode],
  register: (editor) =>
    editor.registerCommand(
      DRAG_DROP_PASTE,
      ([file]) => {
        if (file === undefined) return false
        pictureRequest.set({ editor, file })
        return true
      },
      COMMAND_PRIORITY_LOW,
    ),
})
