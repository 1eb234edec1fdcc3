import { flushSync } from 'react-dom'

type Draw = (question: string | null) => void

const lists = new Set<Draw>()

/** @returns no longer answers */
export function answerDrawNow(draw: Draw): () => void {
  lists.add(draw)
  return () => lists.delete(draw)
}

/**
 * Draws a question whose turn has not come yet, because somebody goes there; null draws them all. It is in the document
 * afterwards. Not to be called while React renders.
 */
export const drawNow = (question: string | null): void =>
  flushSync(() => {
    for (const draw of lists) draw(question)
  })
