/** A point of the window, in CSS pixels. */
export interface PointerPlace {
  x: number
  y: number
}

/** Puts the caret where the pointer was pressed; false where the browser cannot say which letter that is. */
export function putCaretAt(root: HTMLElement, { x, y }: PointerPlace): boolean {
  // Types name it for every browser; older ones lack it.
  const at = (document as Partial<Document>).caretPositionFromPoint?.call(document, x, y)
  if (!at || !root.contains(at.offsetNode)) return false
  root.focus()
  getSelection()?.collapse(at.offsetNode, at.offset)
  return true
}
