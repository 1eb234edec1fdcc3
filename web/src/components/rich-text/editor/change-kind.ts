import { $getRoot, PASTE_TAG, type EditorState } from 'lexical'
import type { ChangeKind } from '../slot/slot-change.ts'

/** Tag of updates from the fields beside a picture or figure: typing, though not in the text. */
export const PANEL_TAG = 'panel'

const wordsIn = (state: EditorState) => state.read(() => $getRoot().getTextContent())
const lines = (words: string) => words.split('\n').length

/** What the writer did, seen from the texts before and after: a phone's keyboard sends no telling keys. */
export function changeKind(
  before: EditorState,
  after: EditorState,
  tags: ReadonlySet<string>,
): ChangeKind {
  if (tags.has(PASTE_TAG)) return 'paste'
  if (tags.has(PANEL_TAG)) return 'panel'
  const [old, now] = [wordsIn(before), wordsIn(after)]
  if (old === now) return 'format'
  if (now.length < old.length) return 'delete'
  return lines(now) > lines(old) ? 'enter' : 'insert'
}
