import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type LexicalNode,
  type PointType,
} from 'lexical'

/** Where a caret stands, by the places of the nodes: keys change whenever a state is loaded. */
interface Place {
  path: number[]
  offset: number
}

export interface CaretPath {
  anchor: Place
  focus: Place
}

function placeOf(point: PointType): Place {
  const path: number[] = []
  for (let node: LexicalNode | null = point.getNode(); node !== null; node = node.getParent()) {
    if (node.getParent() !== null) path.unshift(node.getIndexWithinParent())
  }
  return { path, offset: point.offset }
}

export function $caretPath(): CaretPath | null {
  const selection = $getSelection()
  return $isRangeSelection(selection)
    ? { anchor: placeOf(selection.anchor), focus: placeOf(selection.focus) }
    : null
}

function setPoint(point: PointType, { path, offset }: Place) {
  let node: LexicalNode = $getRoot()
  // What the caret stood in is gone: it stands behind all that came before it.
  let gone = false
  for (const index of path) {
    if (!$isElementNode(node)) break
    const here: LexicalNode | null = gone ? null : node.getChildAtIndex(index)
    const child = here ?? node.getLastChild()
    if (child === null) break
    gone ||= here === null
    node = child
  }
  if ($isTextNode(node)) {
    const size = node.getTextContentSize()
    point.set(node.getKey(), gone ? size : Math.min(offset, size), 'text')
  } else if ($isElementNode(node)) {
    const size = node.getChildrenSize()
    point.set(node.getKey(), gone ? size : Math.min(offset, size), 'element')
  } else {
    const parent = node.getParentOrThrow()
    point.set(parent.getKey(), node.getIndexWithinParent(), 'element')
  }
}

/** Puts the caret back, or as near as the changed text allows. */
export function $restoreCaret(caret: CaretPath): void {
  const selection = $createRangeSelection()
  setPoint(selection.anchor, caret.anchor)
  setPoint(selection.focus, caret.focus)
  $setSelection(selection)
}
