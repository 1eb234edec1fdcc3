import type { Paper } from './paper.ts'

/** Without the texts of what was removed. */
export function withoutTexts(texts: Paper['texts'], removed: readonly string[]): Paper['texts'] {
  if (!removed.some((slot) => slot in texts)) return texts
  return Object.fromEntries(Object.entries(texts).filter(([slot]) => !removed.includes(slot)))
}

/** The texts of what was copied and, beside them, of its copy. @param to slots in the same order */
export function withCopiedTexts(
  texts: Paper['texts'],
  from: readonly string[],
  to: readonly string[],
): Paper['texts'] {
  const copied = from.flatMap((slot, place) => {
    const text = texts[slot]
    const copy = to[place]
    return text === undefined || copy === undefined ? [] : [[copy, text] as const]
  })
  return copied.length === 0 ? texts : { ...texts, ...Object.fromEntries(copied) }
}
