import type { PaperTranslation, Questions } from '@kryt/documents/assessment-template'
import type { Heading } from '@kryt/documents/headings'
import type { RichText } from '@kryt/documents/rich-text'
import { bilingualText } from './bilingual-text.ts'
import {
  joinedWords,
  ownLanguage,
  paperWords,
  type PaperLanguage,
  type PaperWords,
} from './paper-words.ts'
import { textInOther } from './text-in-other.ts'

/** In which of its languages a paper is drawn. */
export type Languages = 'own' | 'other' | 'both'

type Question = Questions[number]
type Part = Question['fields'][number]

/** The documents of a paper with its second language. */
export interface BilingualPaper {
  title: string
  headings: readonly Heading[]
  instructions: readonly string[]
  questions: Questions
  translation: PaperTranslation
}

/** A paper as it is drawn: ordinary documents in one language or in both. */
export interface PaperInLanguage {
  title: string
  instructions: string[]
  questions: Questions
  /** Of the words around the questions, and for reading aloud. */
  language: PaperLanguage
  /** The language that stands beside it on the same sheet. */
  second: PaperLanguage | null
  words: PaperWords
}

/** How the texts of two languages become one. */
interface Join {
  /** A title, an option, an instruction. */
  line: (own: string, other: string) => string
  /** What is asked: the other language stands on a line of its own. */
  ask: (own: string, other: string) => string
  rich: (own: RichText, other: RichText) => RichText
}

const joins: Record<Exclude<Languages, 'own'>, Join> = {
  other: {
    line: (_own, other) => other,
    ask: (_own, other) => other,
    rich: textInOther,
  },
  both: {
    line: (own, other) => (own === other ? own : `${own} / ${other}`),
    ask: (own, other) => (own === other ? own : `${own}\n${other}`),
    rich: bilingualText,
  },
}

const isSaid = (text: string | null | undefined): text is string => (text ?? '').trim() !== ''

/** What is not translated stays in the paper's own language. */
const joined = (
  how: (own: string, other: string) => string,
  own: string | null | undefined,
  other: string | null | undefined,
) => (isSaid(own) && isSaid(other) ? how(own, other) : own)

const joinedRich = (
  { rich }: Join,
  own: RichText | null | undefined,
  other: RichText | null | undefined,
) => (own && other ? rich(own, other) : own)

/** Two options with one translation could not be told apart, nor which of them is right: they stay as they are. */
function optionsIn(items: readonly string[], translated: Part['items'], join: Join): string[] {
  const others = items.map((item, at) => joined(join.line, item, translated?.[at]) ?? item)
  const unclear = (one: string) => others.filter((other) => other.trim() === one.trim()).length > 1
  return others.map((other, at) => (unclear(other) ? (items[at] ?? other) : other))
}

/** The options and, by their places, the right ones: what is right cannot differ between the languages. */
function choices(part: Part, join: Join): Pick<Part, 'items' | 'answer'> {
  const { items = null, answer = null, translation } = part
  const others = items && optionsIn(items, translation?.items, join)
  const moved = (one: string) => {
    const at = (items ?? []).indexOf(one)
    return at === -1 ? null : (others?.[at] ?? one)
  }
  if (Array.isArray(answer))
    return { items: others, answer: answer.map((one) => moved(one) ?? one) }
  const right = typeof answer === 'string' ? moved(answer) : null
  return { items: others, answer: right ?? answerIn(join, answer, translation?.answer ?? null) }
}

/** A line that one of the two languages has as formatted text is one as well. */
function answerIn(join: Join, own: string | RichText | null, other: string | RichText | null) {
  const lines = [own, other].every((one) => one === null || typeof one === 'string')
  if (lines) return joined(join.line, own as string | null, other as string | null)
  return joinedRich(join, formatted(own), formatted(other))
}

const formatted = (text: string | RichText | null): RichText | null =>
  typeof text !== 'string'
    ? text
    : isSaid(text)
      ? {
          root: {
            type: 'root',
            children: text
              .split('\n')
              .map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] })),
          },
        }
      : null

const partIn = (part: Part, join: Join): Part => ({
  ...part,
  question: joined(join.ask, part.question, part.translation?.question),
  richText: joinedRich(join, part.richText, part.translation?.richText),
  label: joined(join.line, part.label, part.translation?.label),
  hint: joined(join.line, part.hint, part.translation?.hint),
  ...choices(part, join),
  translation: null,
})

const known = new WeakMap<Join, WeakMap<Question, Question>>(
  Object.values(joins).map((join) => [join, new WeakMap()]),
)

/** The same object for the same question, so that it is not drawn again. */
function questionIn(question: Question, join: Join): Question {
  const before = known.get(join)?.get(question)
  if (before !== undefined) return before
  const made: Question = {
    ...question,
    title: joined(join.line, question.title, question.translation?.title),
    sectionTitle: joined(join.line, question.sectionTitle, question.translation?.sectionTitle),
    richText: joinedRich(join, question.richText, question.translation?.richText),
    fields: question.fields.map((part) => partIn(part, join)),
    translation: null,
  }
  known.get(join)?.set(question, made)
  return made
}

/**
 * This paper in its own language, in its other one, or in both (B.7 of Papers). Numbers, marks, levels, order and right options
 * are the same in each: they have no second copy.
 * @param reader whose language is taken where the teacher has chosen no words
 */
export function paperIn(
  paper: BilingualPaper,
  languages: Languages,
  reader: PaperLanguage,
): PaperInLanguage {
  const { title, instructions, questions, translation } = paper
  const words = ofOwn(paper, reader)
  if (translation === null || languages === 'own')
    return { title, instructions: [...instructions], questions, second: null, ...words }
  const join = joins[languages]
  const { language } = translation
  const others = paperWords([], language)
  return {
    title: joined(join.line, title, translation.title) ?? title,
    instructions: instructions.map(
      (line, at) => joined(join.line, line, translation.instructions[at]) ?? line,
    ),
    questions: questions.map((question) => questionIn(question, join)),
    ...(languages === 'other'
      ? { language, second: null, words: others }
      : { language: words.language, second: language, words: joinedWords(words.words, others) }),
  }
}

function ofOwn({ headings, translation }: BilingualPaper, reader: PaperLanguage) {
  const language = ownLanguage(headings, translation?.language ?? null, reader)
  return { language, words: paperWords(headings, language) }
}
