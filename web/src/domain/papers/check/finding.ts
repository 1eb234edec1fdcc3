import type { PaperTranslation, Questions } from '@kryt/documents/assessment-template'

export type CheckedQuestion = Questions[number]
export type CheckedPart = CheckedQuestion['fields'][number]

/** What a moderator would mark, by what has to be mended (planner.md 3.1). The words are in finding-words.ts. */
export type FindingKind =
  // Of the whole paper
  | 'title-missing'
  | 'no-questions'
  | 'time-missing'
  | 'time-short'
  | 'time-long'
  | 'minutes-differ'
  | 'instruction-count'
  | 'one-type'
  | 'no-memorandum'
  // Marks
  | 'marks-uneven'
  | 'marks-missing'
  | 'part-marks-missing'
  | 'typed-marks-differ'
  | 'arithmetic'
  | 'memo-marks'
  // Questions and answers
  | 'question-empty'
  | 'part-empty'
  | 'section-untitled'
  | 'answer-missing'
  | 'options-few'
  | 'options-same'
  | 'right-missing'
  | 'answer-given-away'
  // The other language
  | 'translation-outdated'
  // What is shown
  | 'figure-missing'
  | 'picture-wordless'
  // Cognitive levels
  | 'levels-missing'
  | 'level-missing'
  | 'level-over'
  | 'level-under'
  // Wording
  | 'number-typed'
  | 'stray-signs'
  | 'parts-inline'
  | 'abbreviation'
  | 'word-twice'

/** One thing that a moderator would ask about. */
export interface CheckFinding {
  kind: FindingKind
  /** A fault has to be mended; a remark is for the teacher to judge. */
  severity: 'fault' | 'remark'
  /** The id of the question or part; null for the whole paper, and where no id is stored. */
  place: string | null
  /** Its number, as it is printed; null for the whole paper. */
  number: string | null
  /** On which side of the paper it is mended. */
  side: 'questions' | 'memorandum' | 'translation'
  /** What the sentence names. Marks are numbers. */
  values: Readonly<Record<string, string | number>>
}

/** A paper as it is stored, or would be stored now. */
export interface CheckedPaper {
  title: string
  /** Null or 0 while none are given. */
  minutes: number | null
  /** "R", "1" to "12"; null where it is not known. */
  grade: string | null
  instructions: readonly string[]
  questions: Questions
  /** The title and the instructions in the other language, where it has one. */
  translation?: PaperTranslation
  /** The levels of the chosen taxonomy; without them only the levels that parts name are known. */
  levels?: readonly { label: string; percentage: number }[]
}

interface More {
  at?: CheckedQuestion
  part?: CheckedPart
  side?: CheckFinding['side']
  values?: CheckFinding['values']
}

/** The number of a part beside that of its question, if it does not say both. */
export function numberIn(question: CheckedQuestion | undefined, part?: CheckedPart): string | null {
  if (part === undefined) return question?.number ?? null
  if (question === undefined || part.number.startsWith(`${question.number}.`)) return part.number
  // 2 below question 1 is printed as 1.2; letters stand beside it.
  return `${question.number}${/^\d+$/.test(part.number) ? '.' : ' '}${part.number}`
}

const finding = (
  severity: CheckFinding['severity'],
  kind: FindingKind,
  { at, part, side = 'questions', values = {} }: More,
): CheckFinding => ({
  kind,
  severity,
  place: (part ?? at)?.id ?? null,
  number: numberIn(at, part),
  side,
  values,
})

export const fault = (kind: FindingKind, more: More = {}) => finding('fault', kind, more)
export const remark = (kind: FindingKind, more: More = {}) => finding('remark', kind, more)
