import type { Heading } from '@kryt/documents/headings'
import type { RichText } from '@kryt/documents/rich-text'
import { keptFor } from '@/lib/kept-for.ts'

/** A copy of a level of the taxonomy. */
export interface Level {
  readonly label: string
  /** Of the paper's marks, 0 to 100. */
  readonly percentage: number
}

/** A text that is kept in both languages. */
export interface Translated {
  /** In the other language; left out where it is not translated. */
  readonly other?: string
  /** The original has changed since it was translated. */
  readonly outdated?: true
}

/** An option of a choice. It has an id, so that rewording the right one does not make it wrong. */
export interface Item extends Translated {
  readonly id: string
  readonly text: string
  readonly right: boolean
  /** It keeps its place in version B. */
  readonly pinned?: true
}

export type PartType = 'Text' | 'Textarea' | 'Select' | 'Radio' | 'Checkbox'

/** What is asked and answered under one number: 1.1 (depth 1) or 1.1.1 (depth 2). The specification's question field. */
export interface Part {
  readonly id: string
  readonly depth: 1 | 2
  /** How learners answer; null where they answer in their books. */
  readonly type: PartType | null
  readonly marks: number | null
  readonly level: Level | null
  /** Kept while another type is tried; only a choice stores them. */
  readonly items: readonly Item[]
  readonly label: string
  readonly placeholder: string
  readonly hint: string
  /** It keeps its place in version B. */
  readonly pinned?: true
}

export interface Question {
  readonly id: string
  readonly title: string
  readonly minutes: number | null
  /** Typed marks; null where they are the sum of the parts. */
  readonly marks: number | null
  readonly parts: readonly Part[]
  /** It keeps its place in version B. */
  readonly pinned?: true
}

/** Only the first section may have no title: the questions before the first section that has one. */
export interface Section extends Translated {
  readonly id: string
  readonly title: string | null
  readonly questions: readonly Question[]
}

/** What the form above the questions holds, as it is typed. */
export interface Meta {
  readonly title: string
  readonly grade: string
  readonly subjectId: string
  readonly schoolId: string
  readonly complexity: string
  readonly fontFamily: string
  readonly minutes: string
  /** Where the cognitive levels come from: of a teacher's own paper at most one, of a shared template several. */
  readonly taxonomyIds: readonly string[]
  /** The language that stands beside the paper's own; empty for none. */
  readonly otherLanguage: '' | 'en' | 'af'
  /** The title in that language. */
  readonly otherTitle: string
  /** The title has changed since it was translated. */
  readonly otherTitleOutdated: boolean
}

export interface Instruction extends Translated {
  readonly id: string
  readonly text: string
}

/** A plain line, or the state of a Lexical editor. */
export type Text = string | RichText

/**
 * A question paper with its memorandum while it is being edited. It is never changed: each edit makes a new one that shares
 * what stayed the same, so that a comparison by reference says what to draw again, and undoing is putting an old one back.
 */
export interface Paper {
  readonly meta: Meta
  readonly headings: readonly Heading[]
  readonly instructions: readonly Instruction[]
  readonly sections: readonly Section[]
  /** By slot; a slot without a text has no entry. */
  readonly texts: Readonly<Record<string, Text>>
  /**
   * What was typed into a field for a number and is none, by `unreadKey()`. It is part of what is edited, so that undo, redo
   * and the draft carry it; it is never stored.
   */
  readonly unread?: Readonly<Record<string, string>>
}

/** Which of the paper's numbers a field is for. */
export type NumberField = 'marks' | 'question-minutes' | 'part-marks'

/** @param at the id of the question or part */
export const unreadKey = (at: string, field: NumberField): string => `${field} ${at}`

/** Where a text of a question or a part stands. */
export const slots = {
  /** The line that asks. */
  ask: (partId: string) => `ask:${partId}`,
  /** Formatted text of a part, or above all parts of a question. */
  body: (id: string) => `body:${id}`,
  /** For the memorandum. */
  answer: (partId: string) => `answer:${partId}`,
  /** Only in the other language: what the question or part holds itself in the paper's own. */
  title: (questionId: string) => `title:${questionId}`,
  label: (partId: string) => `label:${partId}`,
  hint: (partId: string) => `hint:${partId}`,
} as const

/** The slot of the same text in the other language. What belongs to one question or part goes and comes with it. */
export const otherSlot = (slot: string): string => `other-${slot}`

/** The slot that says that a text has changed since it was translated. */
export const outdatedSlot = (slot: string): string => `outdated-${slot}`

/** What stands in it. */
export const outdatedMark = 'outdated'

const inBoth = (own: readonly string[]): string[] => [
  ...own,
  ...own.map(otherSlot),
  ...own.map(outdatedSlot),
]

/** All slots of a part. */
export const slotsOfPart = (id: string): string[] =>
  inBoth([slots.ask, slots.body, slots.answer, slots.label, slots.hint].map((slot) => slot(id)))

/** All slots that a question has beside its parts. */
export const slotsOfHead = (id: string): string[] => inBoth([slots.body(id), slots.title(id)])

/** All slots of a question with its parts; each key stroke asks about every question. */
export const slotsOf = keptFor(({ id, parts }: Question): readonly string[] => [
  ...slotsOfHead(id),
  ...parts.flatMap((part) => slotsOfPart(part.id)),
])

const choices: readonly (PartType | null)[] = ['Select', 'Radio', 'Checkbox']

export const isChoice = ({ type }: Pick<Part, 'type'>): boolean => choices.includes(type)

export const questionsOf = (paper: Pick<Paper, 'sections'>): Question[] =>
  paper.sections.flatMap(({ questions }) => questions)

/** As many as the database takes. */
export const mostQuestions = 500

/** So that a mistake cannot change what the undo history holds. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
