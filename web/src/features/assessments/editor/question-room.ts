import type { CSSProperties } from 'react'
import { isChoice, type Question } from '../paper/paper.ts'

/**
 * About as high as a question is drawn, in pixels: it keeps its place while it is not drawn, and while it is far from the
 * screen, when the browser need not lay it out. Once seen, the browser remembers the true height.
 */
function heightOf({ parts }: Question, memo: boolean): number {
  const each = parts.map((part) => {
    const items = isChoice(part) ? part.items.length : 0
    return memo ? 130 + items * 46 : 360 + (items === 0 ? 0 : 80 + items * 48)
  })
  return each.reduce((sum, height) => sum + height, memo ? 70 : 290)
}

/** The room of a question that is drawn, for the time that it is far from the screen (`.question-card`). */
export const laidOutLate = (question: Question, memo: boolean): CSSProperties => ({
  containIntrinsicBlockSize: `auto ${String(heightOf(question, memo))}px`,
})

/** The room of a question that is not drawn yet. */
export const keptFree = (question: Question, memo: boolean): CSSProperties => ({
  minHeight: heightOf(question, memo),
})
