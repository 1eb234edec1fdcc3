import { exactSum } from '@/domain/papers/marks.ts'
import type { Paper, Part, Question } from './paper.ts'

export const partMarks = (parts: readonly Pick<Part, 'marks'>[]): number =>
  exactSum(parts.map(({ marks }) => marks ?? 0))

/** The marks of a question: the sum of its parts, unless others were typed. */
export const questionMarks = ({ marks, parts }: Pick<Question, 'marks' | 'parts'>): number =>
  marks ?? partMarks(parts)

/** Nobody has said what it counts: a 0 that was typed, for it or for a part, is an answer. */
export const isUnmarked = ({ marks, parts }: Pick<Question, 'marks' | 'parts'>): boolean =>
  marks === null && parts.every((part) => part.marks === null)

/** Typed marks that its parts do not add up to. */
export const isUneven = ({ marks, parts }: Pick<Question, 'marks' | 'parts'>): boolean =>
  marks !== null && partMarks(parts) > 0 && partMarks(parts) !== marks

export const sectionMarks = (questions: readonly Question[]): number =>
  exactSum(questions.map(questionMarks))

/** The total is always the sum of the questions' marks (T4.4). */
export const totalMarks = (paper: Pick<Paper, 'sections'>): number =>
  exactSum(paper.sections.map(({ questions }) => sectionMarks(questions)))
