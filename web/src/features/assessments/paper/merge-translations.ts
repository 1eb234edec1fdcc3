import { same, type Sides } from './merge-choice.ts'
import { isBlankText } from './plain-text.ts'
import type { Text } from './paper.ts'

/** A title with its translation. */
interface Titles {
  title: string
  other: Text | undefined
}

interface MarkedTitles extends Titles {
  /** The title has changed since it was translated. */
  outdated: boolean
}

/**
 * Whether a merged title has changed since it was translated: the mark follows from what is taken of both sides, and is no
 * difference of its own. Who has the very pair knows; of two who know, the one who has changed the mark. Where the title is
 * from one side and its translation from the other, nobody has seen the two together.
 */
export function isMergedOutdated(
  merged: Titles,
  { base, theirs, mine }: Sides<MarkedTitles | undefined>,
): boolean {
  const [knows, too] = [theirs, mine].filter(
    (side) => side !== undefined && side.title === merged.title && same(side.other, merged.other),
  )
  if (knows === undefined) return !isBlankText(merged.other)
  if (too === undefined || too.outdated === knows.outdated) return knows.outdated
  return base?.outdated !== true
}
