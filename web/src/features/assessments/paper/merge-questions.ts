import { same, type Choices, type Sides } from './merge-choice.ts'
import { withPin } from './change-pins.ts'
import { isMergedOutdated } from './merge-translations.ts'
import {
  otherSlot,
  outdatedMark,
  outdatedSlot,
  questionsOf,
  slots,
  slotsOfHead,
  slotsOfPart,
  type Meta,
  type Paper,
  type Part,
  type Question,
  type Text,
} from './paper.ts'
import { withParts } from './places.ts'
import type { StoredQuestion } from './stored.ts'
import { documentsOf } from './to-stored.ts'

/** A question as the person compares it; null where it was removed. */
export interface WholeQuestion {
  stored: StoredQuestion
  /** As it was numbered there. */
  number: string
  otherLanguage: Meta['otherLanguage']
}

/** What stands under one id, with its texts by slot. */
interface Held<T> {
  own: T
  texts: Record<string, Text>
  /** The question of a part. */
  home: string
}

interface Tree {
  questions: ReadonlyMap<string, Held<Question>>
  parts: ReadonlyMap<string, Held<Part>>
  whole: (id: string) => WholeQuestion | null
}

const textsAt = (paper: Paper, at: readonly string[]): Record<string, Text> =>
  Object.fromEntries(
    at.flatMap((slot) => {
      const text = paper.texts[slot]
      return text === undefined ? [] : [[slot, text] as const]
    }),
  )

function treeOf(paper: Paper): Tree {
  const all = questionsOf(paper)
  const questions = new Map(
    all.map((own) => [own.id, { own, texts: textsAt(paper, slotsOfHead(own.id)), home: own.id }]),
  )
  return {
    questions,
    parts: new Map(
      all.flatMap((question) =>
        question.parts.map((own) => {
          const texts = textsAt(paper, slotsOfPart(own.id))
          return [own.id, { own, texts, home: question.id }] as const
        }),
      ),
    ),
    whole: (id) => {
      const stored = documentsOf(paper).questions.find((one) => one.id === id)
      return stored === undefined
        ? null
        : { stored, number: stored.number, otherLanguage: paper.meta.otherLanguage }
    },
  }
}

/** The list with entries that it lacks, each after the one that it follows in the other list. */
function filledUp(list: readonly string[], other: readonly string[], members: ReadonlySet<string>) {
  const full = list.filter((id) => members.has(id))
  for (const [at, id] of other.entries()) {
    if (!members.has(id) || full.includes(id)) continue
    const above = other.slice(0, at).findLast((one) => full.includes(one))
    full.splice(above === undefined ? 0 : full.indexOf(above) + 1, 0, id)
  }
  // Those that neither side had in this question.
  return [...full, ...[...members].filter((id) => !full.includes(id))]
}

/**
 * The questions of both sides. Parts are compared one by one: each part that both have, or that one has added, stands in exactly
 * one question afterwards, wherever it was moved. What both changed differently is asked about question by question.
 */
export function mergeQuestions(
  papers: Sides<Paper>,
  { choose, keepsTheirs }: Choices,
): { questions: Map<string, Question>; texts: Record<string, Text> } {
  const [base, theirs, mine] = [treeOf(papers.base), treeOf(papers.theirs), treeOf(papers.mine)]
  const keyOf = (id: string) => `question:${id}`
  const shown = (id: string) => ({ theirs: theirs.whole(id), mine: mine.whole(id) })
  const ask = (id: string) => keepsTheirs(keyOf(id), shown(id))

  const homes = new Map<string, string>()
  const chosen = new Map<string, Held<Part>>()
  for (const id of new Set([...mine.parts.keys(), ...theirs.parts.keys()])) {
    const [was, there, here] = [base.parts.get(id), theirs.parts.get(id), mine.parts.get(id)]
    if (there !== undefined && here !== undefined) {
      const of = here.home
      const content = choose(
        keyOf(of),
        { base: bare(was), theirs: bare(there), mine: bare(here) },
        shown(of),
      )
      chosen.set(id, content === null || same(content, bare(here)) ? here : there)
      const home = choose(
        keyOf(of),
        { base: was?.home, theirs: there.home, mine: here.home },
        shown(of),
      )
      homes.set(id, home ?? here.home)
      continue
    }
    const only = there ?? here
    if (only === undefined) continue
    const removed = was !== undefined
    const untouched = removed && was.home === only.home && same(bare(was), bare(only))
    // Removed on one side and edited on the other: one of the two has to give way.
    if (untouched || (removed && ask(only.home) !== (only === there))) continue
    chosen.set(id, only)
    homes.set(id, only.home)
  }

  const membersOf = (question: string) => [...homes].filter(([, home]) => home === question)
  const kept = new Set<string>()
  for (const id of new Set([...mine.questions.keys(), ...theirs.questions.keys()])) {
    const [was, there, here] = [
      base.questions.get(id),
      theirs.questions.get(id),
      mine.questions.get(id),
    ]
    const only = there === undefined ? here : here === undefined ? there : undefined
    if (only === undefined || was === undefined) {
      kept.add(id)
      continue
    }
    const contested = !same(facts(was), facts(only)) || membersOf(id).length > 0
    if (!contested) continue
    if (ask(id) === (only === there)) {
      kept.add(id)
      continue
    }
    // It goes, with the parts that only this side has; the others go back to where the other side has them.
    const other = only === there ? mine : theirs
    for (const [part] of membersOf(id)) {
      const elsewhere = other.parts.get(part)
      if (elsewhere === undefined) homes.delete(part)
      else homes.set(part, elsewhere.home)
    }
  }
  for (const home of homes.values()) kept.add(home)

  const questions = new Map<string, Question>()
  const texts: Record<string, Text> = {}
  for (const id of kept) {
    const [was, there, here] = [
      base.questions.get(id),
      theirs.questions.get(id),
      mine.questions.get(id),
    ]
    const own = here ?? there
    if (own === undefined) continue
    const fact = <T>(of: (held: Held<Question>) => T): T =>
      there === undefined || here === undefined
        ? of(own)
        : (choose<T | undefined>(
            keyOf(id),
            { base: was && of(was), theirs: of(there), mine: of(here) },
            shown(id),
          ) as T) // of one of the two, which are there
    const members = new Set(membersOf(id).map(([part]) => part))
    const order = (held: Held<Question> | undefined) => (held?.own.parts ?? []).map((one) => one.id)
    const everywhere = (part: string) =>
      order(there).includes(part) && order(here).includes(part) && order(was).includes(part)
    const common = choose(
      keyOf(id),
      {
        base: order(was).filter(everywhere),
        theirs: order(there).filter(everywhere),
        mine: order(here).filter(everywhere),
      },
      shown(id),
    )
    const theirsLeads = !same(common, order(here).filter(everywhere))
    const sequence = theirsLeads
      ? filledUp(order(there), order(here), members)
      : filledUp(order(here), order(there), members)
    const parts = sequence.flatMap((part) => chosen.get(part)?.own ?? [])
    const title = fact((held) => held.own.title)
    const pinned = fact((held) => held.own.pinned === true)
    questions.set(
      id,
      withParts(
        {
          ...withPin(own.own, pinned),
          title,
          minutes: fact((held) => held.own.minutes),
          marks: fact((held) => held.own.marks),
          parts: [],
        },
        parts,
      ),
    )
    // The mark of the title is no change of its own.
    const mark = outdatedSlot(slots.title(id))
    const heads = fact((held) => without(held.texts, mark))
    Object.assign(texts, heads)
    const other = otherSlot(slots.title(id))
    const titles = (held: Held<Question> | undefined) =>
      held && { title: held.own.title, other: held.texts[other], outdated: mark in held.texts }
    const outdated = isMergedOutdated(
      { title, other: heads[other] },
      { base: titles(was), theirs: titles(there), mine: titles(here) },
    )
    if (outdated) texts[mark] = outdatedMark
    for (const part of sequence) Object.assign(texts, chosen.get(part)?.texts)
  }
  return { questions, texts }
}

/** The texts but for one. */
const without = (texts: Record<string, Text>, slot: string): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).filter(([one]) => one !== slot))

/** A part without its place. */
const bare = (held: Held<Part> | undefined) =>
  held === undefined ? null : { own: held.own, texts: held.texts }

/** A question without its parts. */
const facts = ({ own, texts }: Held<Question>) => ({ own: { ...own, parts: [] }, texts })
