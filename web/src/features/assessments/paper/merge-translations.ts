import { isBlankText } from './plain-text.ts'
import type { Text } from './paper.ts'

/** A title with its translation. */
interface Titles {
  title: string
  other: Text | undefined
}

/** Whether a title comes from one side and its translation from the other, so that nobody has seen the two together. */
export const isMixed = (merged: Titles, ...sides: readonly Titles[]): boolean =>
  !isBlankText(merged.other) &&
  sides.every(({ title, other }) => title !== merged.title || other !== merged.other)
