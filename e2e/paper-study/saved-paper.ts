import type { SignedIn } from '../support/api.ts'
import { marksOf, type Section } from './paper.ts'

interface Stored {
  totalMarks: string
  questions: string
}
interface Part {
  marks?: number
  question?: string
  items?: string[]
  answer?: unknown
  richText?: unknown
  cognitiveLevel?: { label: string }
}

/** What the database holds that was not typed, or lacks of what was; none when the paper is the one that was typed. */
export async function faultsOf(
  { graphql }: SignedIn,
  sections: readonly Section[],
): Promise<string[]> {
  const { teacherAssessmentTemplateCollection: papers } = (await graphql(
    '{ teacherAssessmentTemplateCollection { edges { node { totalMarks questions } } } }',
  )) as { teacherAssessmentTemplateCollection: { edges: { node: Stored }[] } } // the shape that was asked for
  const paper = papers.edges[0]?.node
  if (paper === undefined) return ['nothing was saved']
  const stored = JSON.parse(paper.questions) as { fields: Part[] }[] // documents/assessment-template.ts
  const asked = sections.flatMap(({ questions }) => questions)
  const faults: string[] = []
  const expect = (what: string, is: unknown, promised: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(promised))
      faults.push(`${what}: ${JSON.stringify(is)} and not ${JSON.stringify(promised)}`)
  }
  expect('marks', Number(paper.totalMarks), marksOf(sections))
  expect('questions', stored.length, asked.length)
  for (const [index, { words, marks, level, options, right, answer, figure }] of asked.entries()) {
    const part: Part = stored[index]?.fields[0] ?? {}
    const at = `question ${index + 1}`
    expect(`${at}, words`, part.question, words)
    expect(`${at}, marks`, part.marks, marks)
    expect(`${at}, level`, part.cognitiveLevel?.label, level)
    if (options !== undefined) {
      expect(`${at}, options`, part.items, options)
      expect(`${at}, answer`, part.answer, options[right ?? 0])
    }
    if (answer !== undefined && !JSON.stringify(part.answer ?? null).includes(answer))
      faults.push(`${at}, answer: ${JSON.stringify(part.answer)}`)
    const text = JSON.stringify(part.richText ?? null)
    for (const piece of piecesOf(figure))
      if (!text.includes(piece)) faults.push(`${at}: without ${piece} in ${text}`)
  }
  return faults
}

/** What the stored text of a figure says. */
function piecesOf(figure: Section['questions'][number]['figure']): string[] {
  switch (figure?.kind) {
    case undefined:
      return []
    case 'match':
      return [JSON.stringify(figure.left), JSON.stringify(figure.right)]
    case 'table':
      return figure.cells.flat().map((cell) => JSON.stringify(cell))
    case 'formula':
      return ['equation', JSON.stringify(String.raw`\frac`).slice(1, -1)]
    case 'lines':
      return ['"kind":"lines"']
  }
}
