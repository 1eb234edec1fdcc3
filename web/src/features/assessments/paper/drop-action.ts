import type { Action } from './actions.ts'
import { indexOf } from './ordered.ts'
import type { Paper } from './paper.ts'
import { findPart, findQuestion } from './places.ts'

export type RowKind = 'question' | 'part'

/** The edit for dropping a question or part before or after another one; null where it stays. */
export function dropAction(
  paper: Pick<Paper, 'sections'>,
  { row, id, target, after }: { row: RowKind; id: string; target: string; after: boolean },
): Action | null {
  if (id === target) return null
  if (row === 'question') {
    const to = findQuestion(paper, target)
    const section = to === null ? undefined : paper.sections[to.section]
    if (to === null || section === undefined) return null
    // Counted without the question that is dragged.
    const rest = section.questions.filter((one) => one.id !== id)
    const at = indexOf(rest, target) + (after ? 1 : 0)
    return { kind: 'place-question', question: id, section: section.id, at }
  }
  const to = findPart(paper, target)
  if (to === null) return null
  const rest = to.question.parts.filter((one) => one.id !== id)
  const at = indexOf(rest, target) + (after ? 1 : 0)
  return { kind: 'place-part', part: id, question: to.question.id, at }
}
