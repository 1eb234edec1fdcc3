export interface JsonSize {
  /** The deepest nesting of lists and objects. */
  depth: number
  /** At least the number of values. */
  values: number
}

const codes = { quote: 34, comma: 44, openList: 91, backslash: 92, closeList: 93 }
const codesOfObjects = { open: 123, close: 125 }

/**
 * Measures the text of JSON without building its values, in one pass. Text that is not JSON is measured too: it stops at
 * neither an unknown letter nor a missing bracket.
 */
export function measureJson(text: string): JsonSize {
  let depth = 0
  let deepest = 0
  let values = 1
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (quoted) {
      if (code === codes.backslash) index += 1
      else if (code === codes.quote) quoted = false
    } else if (code === codes.quote) {
      quoted = true
    } else if (code === codes.comma) {
      values += 1
    } else if (code === codes.openList || code === codesOfObjects.open) {
      values += 1
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (code === codes.closeList || code === codesOfObjects.close) {
      depth -= 1
    }
  }
  return { depth: deepest, values }
}
