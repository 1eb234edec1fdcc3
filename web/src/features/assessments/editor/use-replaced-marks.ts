import { useState } from 'react'
import type { Question } from '../paper/paper.ts'

/**
 * The marks that were typed for a question until a part of it was marked, came or went, so that now the sum of the parts
 * counts. Whoever asks for the sum, or undoes what was typed, changes no part and knows.
 * @returns null where none were
 */
export function useReplacedMarks(question: Question): number | null {
  const [before, setBefore] = useState(question)
  const [replaced, setReplaced] = useState<number | null>(null)
  if (before !== question) {
    setBefore(question)
    const ofParts = before.parts !== question.parts
    if (question.marks !== null) setReplaced(null)
    else if (before.marks !== null) setReplaced(ofParts ? before.marks : null)
  }
  return question.marks === null ? replaced : null
}
