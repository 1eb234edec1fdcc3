import { $isListNode, ListNode } from '@lexical/list'
import { $getState, $setState, createState, defineExtension } from 'lexical'
import { isListMarker, type ListMarker } from '../view/list-marker.ts'

/** Lexical's lists know numbers only; the marker is kept beside them and printed (view/list-view.tsx). */
const markerState = createState('marker', {
  parse: (value): ListMarker | '' => (isListMarker(value) ? value : ''),
})

/** The marker that a list was given, or an empty text for the paper's own: numbers, letters in the second level. */
export const $markerOf = (list: ListNode): ListMarker | '' => $getState(list, markerState)

export const $setMarker = (list: ListNode, marker: ListMarker | ''): ListNode =>
  $setState(list, markerState, marker)

/** Shows the markers in the editor. */
export const ListMarkerExtension = defineExtension({
  name: 'kryt/list-marker',
  register: (editor) =>
    editor.registerMutationListener(ListNode, (mutations) => {
      editor.read(() => {
        for (const [key, mutation] of mutations) {
          if (mutation === 'destroyed') continue
          const dom = editor.getElementByKey(key)
          const node = editor.getEditorState()._nodeMap.get(key)
          if (dom === null || !$isListNode(node)) continue
          const marker = $markerOf(node)
          if (marker === '') delete dom.dataset['marker']
          else dom.dataset['marker'] = marker
        }
      })
    }),
})
