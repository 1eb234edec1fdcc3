import { numbersOf } from './numbers.ts'
import {
  frozen,
  questionsOf,
  slotsOf,
  type Meta,
  type Paper,
  type Question,
  type Section,
  type Text,
} from './paper.ts'

/** What two people, or one in two windows, changed differently. */
interface Difference {
  /** "title", "heading:Grade", "instructions", "order", or "question:" with its id. */
  key: string
  theirs: unknown
  mine: unknown
}

/** A question with its texts; null where it was removed. */
export interface WholeQuestion {
  question: Question
  texts: readonly (Text | undefined)[]
  /** As it was numbered there. */
  number: string
}

const metaKeys = [
  'title',
  'subjectId',
  'complexity',
  'fontFamily',
  'minutes',
  'taxonomyId',
  'schoolId',
] as const

const whole = (paper: Paper): Map<string, WholeQuestion> => {
  const numbers = numbersOf(paper.sections)
  return new Map(
    questionsOf(paper).map((question) => [
      question.id,
      {
        question,
        texts: slotsOf(question).map((slot) => paper.texts[slot]),
        number: numbers.get(question.id) ?? '',
      },
    ]),
  )
}

/** The number of a question is no part of it: others may have moved. */
const same = (one: unknown, other: unknown): boolean => {
  const bare = (value: unknown) =>
    JSON.stringify(value, (key, part: unknown) => (key === 'number' ? undefined : part))
  return one === other || bare(one ?? null) === bare(other ?? null)
}

/** Which section title stands before which questions. */
type Order = { id: string; title: string | null; questions: string[] }[]

const orderOf = ({ sections }: Paper): Order =>
  sections.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map((question) => question.id),
  }))

const said = (order: Order) => order.map(({ title, questions }) => [title, questions])

/** The order with a question that only the other one has, after the question that it follows there. */
function withMissing(order: Order, other: Order, id: string): Order {
  const there = other.find(({ questions }) => questions.includes(id))
  const place = there?.questions.indexOf(id) ?? 0
  const before = other.flatMap(({ questions }) => questions)
  const previous = there?.questions[place - 1] ?? before[before.indexOf(id) - 1]
  const target = order.findIndex(
    ({ questions }) => previous !== undefined && questions.includes(previous),
  )
  if (target === -1) {
    const [first, ...rest] = order
    return first === undefined
      ? [{ id: `section:${id}`, title: null, questions: [id] }]
      : [{ ...first, questions: [id, ...first.questions] }, ...rest]
  }
  return order.map((one, index) => {
    if (index !== target) return one
    const questions = [...one.questions]
    questions.splice(questions.indexOf(previous ?? '') + 1, 0, id)
    return { ...one, questions }
  })
}

/**
 * Three-way merge by heading and question id: what one side touched is taken from it, and what both changed differently is
 * for the person to decide. Nothing that either saved is overwritten unseen.
 * @param theirsKept the differences in which theirs is kept; mine stays in all others
 */
export function mergePapers(
  base: Paper,
  theirs: Paper,
  mine: Paper,
  theirsKept: ReadonlySet<string> = new Set(),
): { paper: Paper; differences: Difference[] } {
  const differences: Difference[] = []
  const choose = <T>(key: string, one: { base: T; theirs: T; mine: T }): T => {
    if (same(one.theirs, one.mine) || same(one.theirs, one.base)) return one.mine
    if (same(one.mine, one.base)) return one.theirs
    differences.push({ key, theirs: one.theirs, mine: one.mine })
    return theirsKept.has(key) ? one.theirs : one.mine
  }

  const chosen = Object.fromEntries(
    metaKeys.map((key) => [
      key,
      choose(key, { base: base.meta[key], theirs: theirs.meta[key], mine: mine.meta[key] }),
    ]),
  ) as Pick<Meta, (typeof metaKeys)[number]> // each key has its text
  const grade = chosen.subjectId === theirs.meta.subjectId ? theirs.meta.grade : mine.meta.grade

  const valueIn = (paper: Paper, label: string) =>
    paper.headings.find((one) => one.label === label)?.value ?? ''
  const headings = mine.headings.map(({ label, value }) => ({
    label,
    value: choose(`heading:${label}`, {
      base: valueIn(base, label),
      theirs: valueIn(theirs, label),
      mine: value,
    }),
  }))
  const lines = (paper: Paper) => paper.instructions.map(({ text }) => text)
  const instructionLines = choose('instructions', {
    base: lines(base),
    theirs: lines(theirs),
    mine: lines(mine),
  })
  const instructions = same(instructionLines, lines(mine)) ? mine.instructions : theirs.instructions

  const [inBase, inTheirs, inMine] = [whole(base), whole(theirs), whole(mine)]
  const kept = new Map<string, WholeQuestion>()
  for (const id of new Set([...inMine.keys(), ...inTheirs.keys()])) {
    const one = choose<WholeQuestion | null>(`question:${id}`, {
      base: inBase.get(id) ?? null,
      theirs: inTheirs.get(id) ?? null,
      mine: inMine.get(id) ?? null,
    })
    if (one !== null) kept.set(id, one)
  }

  const [baseOrder, theirOrder, myOrder] = [orderOf(base), orderOf(theirs), orderOf(mine)]
  const iMoved = !same(said(baseOrder), said(myOrder))
  const theyMoved = !same(said(baseOrder), said(theirOrder))
  const everywhere = (id: string) => inTheirs.has(id) && inMine.has(id)
  // Two who each added a question agree about the order of the others.
  const outline = (all: Order) => ({
    titles: all.map(({ title }) => title),
    questions: all.flatMap(({ questions }) => questions.filter(everywhere)),
  })
  const bothMoved = iMoved && theyMoved
  const outlined = bothMoved
    ? choose('order', {
        base: outline(baseOrder),
        theirs: outline(theirOrder),
        mine: outline(myOrder),
      })
    : null
  const takesTheirs = bothMoved ? !same(outlined, outline(myOrder)) : !iMoved
  let order = takesTheirs ? theirOrder : myOrder
  const other = takesTheirs ? myOrder : theirOrder
  for (const id of kept.keys()) {
    if (!order.some(({ questions }) => questions.includes(id)))
      order = withMissing(order, other, id)
  }
  const sections: Section[] = order
    .map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.flatMap((one) => kept.get(one)?.question ?? []),
    }))
    .filter(({ questions }) => questions.length > 0)
  const texts: Record<string, Text> = {}
  for (const { question, texts: own } of kept.values()) {
    for (const [place, slot] of slotsOf(question).entries()) {
      const text = own[place]
      if (text !== undefined) texts[slot] = text
    }
  }
  return {
    paper: frozen({ meta: { ...chosen, grade }, headings, instructions, sections, texts }),
    differences,
  }
}
