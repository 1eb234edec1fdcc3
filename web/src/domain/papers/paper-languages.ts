import type { PaperTranslation, Questions } from '@kryt/documents/assessment-template'
import type { Heading } from '@kryt/documents/headings'
import type { RichText } from '@kryt/documents/rich-text'
import { keptFor } from '@/lib/kept-for.ts'
import { bilingualText, inLanguage } from './bilingual-text.ts'
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
  /** The languages of those texts that are not in the sheet's own alone, by the texts. */
  halves: ReadonlyMap<string, readonly Half[]>
}

/** A stretch of a text in one language. */
export interface Half {
  text: string
  language: PaperLanguage
}

const noHalves: PaperInLanguage['halves'] = new Map()

/** How the texts of two languages become one. */
interface Join {
  /** A title, an option, an instruction. */
  line: (own: string, other: string) => string
  /** What is asked: the other language stands on a line of its own. */
  ask: (own: string, other: string) => string
  rich: (own: RichText, other: RichText) => RichText
  /** What is not translated. */
  alone: (own: string) => string
  aloneRich: (own: RichText) => RichText
}

interface Pair {
  own: PaperLanguage
  other: PaperLanguage
  halves: Map<string, readonly Half[]>
}

/** The other language alone; what it does not say stays in the paper's own and says so. */
const otherAlone = ({ own: language, halves }: Pair): Join => ({
  line: (_own, other) => other,
  ask: (_own, other) => other,
  rich: textInOther,
  alone: (own) => {
    halves.set(own, [{ text: own, language }])
    return own
  },
  aloneRich: (own) => inLanguage(own, language),
})

const bothBeside = ({ own: first, other: second, halves }: Pair): Join => {
  const joined = (own: string, between: string, other: string) => {
    if (own === other) return own
    const text = `${own}${between}${other}`
    halves.set(text, [
      { text: `${own}${between}`, language: first },
      { text: other, language: second },
    ])
    return text
  }
  return {
    line: (own, other) => joined(own, ' / ', other),
    ask: (own, other) => joined(own, '\n', other),
    rich: (own, other) => bilingualText(own, other, second),
    alone: (own) => own,
    aloneRich: (own) => own,
  }
}

const isSaid = (text: string | null | undefined): text is string => (text ?? '').trim() !== ''

/** What is not translated stays in the paper's own language. */
const joined = (
  join: Join,
  own: string | null | undefined,
  other: string | null | undefined,
  how: 'line' | 'ask' = 'line',
) => (!isSaid(own) ? own : isSaid(other) ? join[how](own, other) : join.alone(own))

const joinedRich = (
  { rich, aloneRich }: Join,
  own: RichText | null | undefined,
  other: RichText | null | undefined,
) => (!own ? own : other ? rich(own, other) : aloneRich(own))

/** Two options with one translation could not be told apart, nor which of them is right: they stay as they are. */
function optionsIn(items: readonly string[], translated: Part['items'], join: Join): string[] {
  const others = items.map((item, at) => joined(join, item, translated?.[at]) ?? item)
  const unclear = (one: string) => others.filter((other) => other.trim() === one.trim()).length > 1
  return others.map((other, at) => (unclear(other) ? join.alone(items[at] ?? other) : other))
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
  if (lines) return joined(join, own as string | null, other as string | null)
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
  question: joined(join, part.question, part.translation?.question, 'ask'),
  richText: joinedRich(join, part.richText, part.translation?.richText),
  label: joined(join, part.label, part.translation?.label),
  hint: joined(join, part.hint, part.translation?.hint),
  ...choices(part, join),
  translation: null,
})

/** A question as it is drawn, and the languages of its texts. */
interface Drawn {
  question: Question
  halves: Pair['halves']
}

const joinOf = (languages: Exclude<Languages, 'own'>, pair: Pair): Join =>
  languages === 'other' ? otherAlone(pair) : bothBeside(pair)

/** Draws the same object for the same question, so that what shows it is not drawn again. */
const drawer = (languages: Exclude<Languages, 'own'>, own: PaperLanguage, other: PaperLanguage) =>
  keptFor((question: Question): Drawn => {
    const halves: Pair['halves'] = new Map()
    const join = joinOf(languages, { own, other, halves })
    const { translation } = question
    return {
      halves,
      question: {
        ...question,
        title: joined(join, question.title, translation?.title),
        sectionTitle: joined(join, question.sectionTitle, translation?.sectionTitle),
        richText: joinedRich(join, question.richText, translation?.richText),
        fields: question.fields.map((part) => partIn(part, join)),
        translation: null,
      },
    }
  })

const drawers = new Map<string, ReturnType<typeof drawer>>()

function questionsIn(
  questions: Questions,
  languages: Exclude<Languages, 'own'>,
  { own, other, halves }: Pair,
): Questions {
  const key = `${languages} ${own} ${other}`
  const draw = drawers.get(key) ?? drawer(languages, own, other)
  drawers.set(key, draw)
  return questions.map((one) => {
    const drawn = draw(one)
    for (const [text, languagesOfText] of drawn.halves) halves.set(text, languagesOfText)
    return drawn.question
  })
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
    return {
      title,
      instructions: [...instructions],
      questions,
      second: null,
      halves: noHalves,
      ...words,
    }
  const { language } = translation
  const halves = new Map<string, readonly Half[]>()
  const pair = { own: words.language, other: language, halves }
  const join = joinOf(languages, pair)
  const others = paperWords([], language)
  return {
    title: joined(join, title, translation.title) ?? title,
    instructions: instructions.map(
      (line, at) => joined(join, line, translation.instructions[at]) ?? line,
    ),
    questions: questionsIn(questions, languages, pair),
    halves,
    ...(languages === 'other'
      ? { language, second: null, words: others }
      : { language: words.language, second: language, words: joinedWords(words.words, others) }),
  }
}

function ofOwn({ headings, translation }: BilingualPaper, reader: PaperLanguage) {
  const language = ownLanguage(headings, translation?.language ?? null, reader)
  return { language, words: paperWords(headings, language) }
}
