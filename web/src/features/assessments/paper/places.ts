import { changed, indexOf, withChange } from './ordered.ts'
import type { Paper, Part, Question, Section } from './paper.ts'

/** Where a question stands. */
interface QuestionPlace {
  section: number
  index: number
  question: Question
}

export function findQuestion(paper: Pick<Paper, 'sections'>, id: string): QuestionPlace | null {
  for (const [section, { questions }] of paper.sections.entries()) {
    const index = indexOf(questions, id)
    const question = questions[index]
    if (question !== undefined) return { section, index, question }
  }
  return null
}

/** Where a part stands. */
interface PartPlace extends QuestionPlace {
  at: number
  part: Part
}

export function findPart(paper: Pick<Paper, 'sections'>, id: string): PartPlace | null {
  for (const [section, { questions }] of paper.sections.entries()) {
    for (const [index, question] of questions.entries()) {
      const at = indexOf(question.parts, id)
      const part = question.parts[at]
      if (part !== undefined) return { section, index, question, at, part }
    }
  }
  return null
}

/** The paper with other sections; one without questions goes. */
export function withSections(paper: Paper, sections: readonly Section[]): Paper {
  if (sections === paper.sections) return paper
  return { ...paper, sections: sections.filter(({ questions }) => questions.length > 0) }
}

export function changeQuestion(
  paper: Paper,
  { section, index }: Pick<QuestionPlace, 'section' | 'index'>,
  change: (question: Question) => Question,
): Paper {
  return withSections(
    paper,
    changed(paper.sections, section, (one) => {
      const questions = changed(one.questions, index, change)
      return questions === one.questions ? one : { ...one, questions }
    }),
  )
}

/** The question with other parts; the first of them stands directly under the question. */
export function withParts(question: Question, parts: readonly Part[]): Question {
  if (parts === question.parts) return question
  const top = changed(parts, 0, (first) => withChange(first, { depth: 1 }))
  return { ...question, parts: top }
}

export function changePart(paper: Paper, place: PartPlace, change: (part: Part) => Part): Paper {
  return changeQuestion(paper, place, (question) =>
    withParts(question, changed(question.parts, place.at, change)),
  )
}
