import { choices, same, type Difference } from './merge-choice.ts'
import { mergeQuestions } from './merge-questions.ts'
import { isMergedOutdated } from './merge-translations.ts'
import { frozen, type Meta, type Paper, type Section, type Translated } from './paper.ts'
import { documentsOf } from './to-stored.ts'

const metaKeys = [
  'title',
  'subjectId',
  'complexity',
  'fontFamily',
  'minutes',
  'taxonomyIds',
  'schoolId',
  'otherLanguage',
  'otherTitle',
] as const

const trimmed = (value: Meta[keyof Meta]) => (typeof value === 'string' ? value.trim() : value)

/** Whether two papers are stored alike. */
export const isSamePaper = (one: Paper, other: Paper): boolean =>
  same(documentsOf(one), documentsOf(other)) &&
  metaKeys.every((key) => same(trimmed(one.meta[key]), trimmed(other.meta[key])))

/** Which section title stands before which questions. */
type Order = (Translated & { id: string; title: string | null; questions: string[] })[]

const orderOf = ({ sections }: Paper): Order =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => question.id),
  }))

const said = (order: Order) =>
  order.map(({ title, other, outdated, questions }) => [title, other, outdated, questions])

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
 * Three-way merge by heading, question and part: what one side touched is taken from it, and what both changed differently is
 * for the person to decide. Nothing that either saved is overwritten unseen.
 * @param theirsKept the differences in which theirs is kept; mine stays in all others
 */
export function mergePapers(
  base: Paper,
  theirs: Paper,
  mine: Paper,
  theirsKept: ReadonlySet<string> = new Set(),
): { paper: Paper; differences: Difference[] } {
  const asked = choices(theirsKept)
  const { choose } = asked

  const chosen = Object.fromEntries(
    metaKeys.map((key) => [
      key,
      choose(key, { base: base.meta[key], theirs: theirs.meta[key], mine: mine.meta[key] }),
    ]),
  ) as Pick<Meta, (typeof metaKeys)[number]> // each key has its text
  const grade = chosen.subjectId === theirs.meta.subjectId ? theirs.meta.grade : mine.meta.grade

  const titles = ({ title, otherTitle, otherTitleOutdated: outdated }: Meta) => ({
    title,
    other: otherTitle,
    outdated,
  })
  const otherTitleOutdated = isMergedOutdated(
    { title: chosen.title, other: chosen.otherTitle },
    { base: titles(base.meta), theirs: titles(theirs.meta), mine: titles(mine.meta) },
  )

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
  const lines = (paper: Paper) =>
    paper.instructions.map(({ text, other, outdated }) =>
      other === undefined ? text : { text, other, outdated },
    )
  const instructionLines = choose('instructions', {
    base: lines(base),
    theirs: lines(theirs),
    mine: lines(mine),
  })
  const instructions = same(instructionLines, lines(mine)) ? mine.instructions : theirs.instructions

  const { questions: kept, texts } = mergeQuestions({ base, theirs, mine }, asked)

  const [baseOrder, theirOrder, myOrder] = [orderOf(base), orderOf(theirs), orderOf(mine)]
  const iMoved = !same(said(baseOrder), said(myOrder))
  const theyMoved = !same(said(baseOrder), said(theirOrder))
  const has = (order: Order, id: string) => order.some(({ questions }) => questions.includes(id))
  const everywhere = (id: string) => has(theirOrder, id) && has(myOrder, id)
  // Two who each added a question agree about the order of the others.
  const outline = (all: Order) => ({
    titles: all.map(({ title }) => title),
    others: all.map(({ other, outdated }) => [other, outdated]),
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
    if (!has(order, id)) order = withMissing(order, other, id)
  }
  const sections: Section[] = order
    .map((section) => ({
      ...section,
      questions: section.questions.flatMap((one) => kept.get(one) ?? []),
    }))
    .filter(({ questions }) => questions.length > 0)
  return {
    paper: frozen({
      meta: { ...chosen, grade, otherTitleOutdated },
      headings,
      instructions,
      sections,
      texts,
      // Only this window has it.
      ...(mine.unread === undefined ? {} : { unread: mine.unread }),
    }),
    differences: asked.differences,
  }
}
