import type { PaperTranslation, Questions } from '@kryt/documents/assessment-template'
import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import type { Field, Level } from '@kryt/seed/papers/parts.ts'
import { paragraph, richText } from '@kryt/seed/papers/rich-text.ts'

/** A paper as it is written down here: numbers and sums are given by `numbered`. */
export interface WrittenPaper {
  /** Of its files. */
  name: string
  title: string
  grade: string
  subject: string
  language: 'en' | 'af'
  /** On one paper with its other language. */
  both?: true
  minutes: number
  date: string
  term: string
  /** The name of the taxonomy whose shares are prescribed, where an official document gives them. */
  taxonomy?: string
  instructions: string[]
  translation?: PaperTranslation
  questions: Questions
}

type Part = Omit<Field, 'number'>
/** Something asked, with the parts that belong to it. */
type Asked = Part & { under?: readonly Part[] }

type Head = Omit<Questions[number], 'number' | 'marks' | 'fields'>

/** A paragraph in which $signs$ hold a formula and *asterisks* bold words. */
export const line = (text: string): RichTextNode => {
  const block = paragraph('')
  const children = text
    .split('$')
    .flatMap((piece, index) =>
      index % 2 === 0
        ? (paragraph(piece).children ?? []).filter((child) => child['text'] !== '')
        : [{ type: 'equation', version: 1, equation: piece, inline: true }],
    )
  return { ...block, children }
}

/** A formula on a line of its own. */
export const formula = (equation: string): RichTextNode => ({
  ...paragraph(''),
  children: [{ type: 'equation', version: 1, equation, inline: false }],
})

export const text = (...blocks: (string | RichTextNode)[]): RichText =>
  richText(...blocks.map((one) => (typeof one === 'string' ? line(one) : one)))

/** A drawing of `drawings.ts`, in the middle of the column. */
export const drawing = (name: string, altText: string, width: number, height: number) => ({
  ...paragraph(''),
  format: 'center',
  children: [
    {
      type: 'image',
      version: 1,
      src: `drawing:${name}`,
      altText,
      decorative: false,
      width,
      height,
    },
  ],
})

export const figure = (properties: Record<string, unknown>): RichTextNode => ({
  type: 'figure',
  version: 1,
  ...properties,
})

type Answer = NonNullable<Field['answer']>

/** A question with lines to answer on. */
export const ask = (
  question: string,
  answer: Answer,
  marks: number,
  cognitiveLevel: Level | null = null,
  more: Partial<Part> = {},
): Part => ({
  question,
  answer,
  marks,
  cognitiveLevel,
  type: marks > 1 ? 'Textarea' : 'Text',
  ...more,
})

/** Answered where the formatted text of the question says, or in the learner's book. */
export const work = (
  richTextOf: RichText,
  answer: Answer,
  marks: number,
  cognitiveLevel: Level | null = null,
  question: string | null = null,
): Part => ({ question, richText: richTextOf, answer, marks, cognitiveLevel, type: null })

export const choose = (
  question: string,
  items: string[],
  answer: string,
  cognitiveLevel: Level | null = null,
  more: Partial<Part> = {},
): Part => ({ question, type: 'Radio', items, answer, marks: 1, cognitiveLevel, ...more })

export const tell = (
  question: string,
  under: readonly Part[],
  more: Partial<Part> = {},
): Asked => ({
  question,
  under,
  ...more,
})

/** A question with its parts. */
export const question = (head: Head, ...asked: Asked[]) => ({ head, asked })

const sum = (parts: readonly { marks?: number | null | undefined }[]) =>
  parts.reduce((total, { marks }) => total + (marks ?? 0), 0)

/** The questions with the numbers of their parts to three levels, and the sums of their marks. */
export const numbered = (...questions: readonly ReturnType<typeof question>[]): Questions =>
  questions.map(({ head, asked }, at) => {
    const number = String(at + 1)
    const fields = asked.flatMap(({ under = [], ...part }, place): Field[] => {
      const own = `${number}.${String(place + 1)}`
      return [
        { ...part, number: own },
        ...under.map((one, index) => ({ ...one, number: `${own}.${String(index + 1)}` })),
      ]
    })
    return { ...head, number, marks: sum(fields), fields }
  })

export const level = (label: string, percentage: number): Level => ({ label, percentage })
