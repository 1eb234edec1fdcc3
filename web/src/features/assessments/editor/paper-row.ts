import type { Paper } from '../paper/paper.ts'
import { reduce } from '../paper/reduce.ts'
import { documentsOf } from '../paper/to-stored.ts'

const orNull = (text: string) => (text === '' ? null : text)

/** What a teacher's own paper and a shared one store alike. */
export function paperRow(paper: Paper) {
  const { meta } = paper
  const { headings, instructions, questions, translation } = documentsOf(paper)
  return {
    title: meta.title.trim(),
    subjectId: meta.subjectId,
    schoolId: orNull(meta.schoolId),
    complexity: meta.complexity,
    fontFamily: meta.fontFamily,
    totalMinutes: Number(meta.minutes.trim()),
    headings: JSON.stringify(headings),
    instructions: JSON.stringify(instructions),
    questions: JSON.stringify(questions),
    translation: translation === null ? null : JSON.stringify(translation),
  }
}

/** The paper under another title, which its translation may no longer follow. */
export const titledPaper = (paper: Paper, title: string): Paper =>
  reduce(paper, { kind: 'meta', change: { title: title.slice(0, 200) } })
