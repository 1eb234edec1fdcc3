import type { Questions } from '@kryt/documents/assessment-template'

export type Field = Questions[number]['fields'][number]
export type Level = NonNullable<Field['cognitiveLevel']>

/** A question with lines to answer on: one line for one mark, several for more. */
export const item = (
  number: string,
  question: string,
  answer: NonNullable<Field['answer']>,
  marks: number,
  cognitiveLevel: Level | null = null,
): Field => ({
  number,
  question,
  answer,
  marks,
  cognitiveLevel,
  type: marks > 1 ? 'Textarea' : 'Text',
})

/** A question with one correct option. */
export const choice = (
  number: string,
  question: string,
  items: string[],
  answer: string,
  cognitiveLevel: Level | null = null,
): Field => ({ number, question, type: 'Radio', items, answer, marks: 1, cognitiveLevel })
