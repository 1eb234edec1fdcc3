import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type LexicalEditor,
} from 'lexical'

/** Writes at the caret of the page what was typed before this editor stood there. */
export function typeEarly(editor: LexicalEditor, keys: string): void {
  if (keys === '') return
  editor.update(
    () => {
      const drawn = getSelection()
      const root = editor.getRootElement()
      const range = drawn !== null && drawn.rangeCount > 0 ? drawn.getRangeAt(0) : null
      if (range !== null && root?.contains(range.startContainer) === true) {
        // The editor hears of the page's caret only later.
        const caret = $createRangeSelection()
        caret.applyDOMRange(range)
        $setSelection(caret)
      } else $getRoot().selectEnd()
      $typeKeys(keys)
    },
    { discrete: true },
  )
}

/** Writes keys at the caret of an editor; Enter among them begins a line. */
export function $typeKeys(keys: string): void {
  for (const [index, line] of keys.split('\n').entries()) {
    const before = $getSelection()
    if (index > 0 && $isRangeSelection(before)) before.insertParagraph()
    const selection = $getSelection()
    if (line !== '' && $isRangeSelection(selection)) selection.insertText(line)
  }
}
