import type { ReactNode } from 'react'
import type { Division, Measured } from '../pages/sheet-block.ts'
import { leavesOf, lengthOf, letterBelow, linesOf } from './letters.ts'

/** As many lines of a text stay together at the top and at the foot of a page. */
const least = 2

const uncut: Measured = { cuts: [], head: 0, placeOf: () => 0, columns: [] }

/**
 * A text that may go on on the next page, between two of its lines.
 * @param selector of the element with its lines, in the block
 * @param length its letters; a text that is drawn with others, such as an unknown node, is not divided
 * @param draw the letters from one place up to another
 */
export const divideLetters = (
  selector: string,
  length: number,
  draw: (from: number, to: number) => ReactNode,
): Division => ({
  ratherWhole: false,
  measure: (block) => {
    const element = block.querySelector(selector)
    if (element === null) return uncut
    const lines = linesOf(element)
    if (lines.length < 2 * least) return uncut
    const leaves = leavesOf(element)
    if (lengthOf(leaves) !== length) return uncut
    const { top } = block.getBoundingClientRect()
    const between = lines.slice(least - 1, lines.length - least).map((line, index) => {
      const next = lines[index + least]?.top ?? line.bottom
      return (line.bottom + next) / 2
    })
    return {
      ...uncut,
      cuts: between.map((at) => at - top),
      placeOf: (cut) => letterBelow(leaves, between[cut] ?? 0),
    }
  },
  draw: (from, to) => draw(from ?? 0, to ?? length),
})
