import type { Questions } from '@kryt/documents/assessment-template'
import { bareNumber, isDecimalNumber, partDepth, partNumber } from '../part-number.ts'
import { isChoice } from '../right-options.ts'
import { linesOf, namesNeighbour } from './named-numbers.ts'
import { inOrder, newOrderAround } from './new-order.ts'

type Question = Questions[number]
type Part = Question['fields'][number]

/** The question with another number; the numbers of its parts begin with it. */
function renumbered(question: Question, number: string): Question {
  const [old, next] = [bareNumber(question.number), bareNumber(number)]
  if (old === next) return question
  const of = (part: Part): Part =>
    part.number.startsWith(`${old}.`)
      ? { ...part, number: `${next}${part.number.slice(old.length)}` }
      : part
  return { ...question, number, fields: question.fields.map(of) }
}

/** The head of a section stands on its first question, whichever that is. */
function headedLike(question: Question, first: Question | null): Question {
  const { translation = null } = question
  const sectionTitle = first?.translation?.sectionTitle ?? null
  return {
    ...question,
    sectionNumber: first?.sectionNumber ?? null,
    sectionTitle: first?.sectionTitle ?? null,
    translation:
      translation === null && sectionTitle === null ? null : { ...translation, sectionTitle },
  }
}

/** The places of what the teacher keeps where it is. */
const pinnedPlaces = (list: readonly Pick<Part | Question, 'pinned'>[]): ReadonlySet<number> =>
  new Set(list.flatMap(({ pinned }, place) => (pinned === true ? [place] : [])))

/** Questions of one section in another order, around the pinned ones. Each place keeps its number. */
function reorderSection(section: readonly Question[], seed: string): readonly Question[] {
  const [first] = section
  if (first === undefined || section.length < 2) return section
  const keys = section.map(({ id }, place) => id ?? String(place))
  return inOrder(section, newOrderAround(seed, keys, pinnedPlaces(section))).map(
    (question, place) =>
      renumbered(headedLike(question, place === 0 ? first : null), section[place]?.number ?? ''),
  )
}

/** The questions of each section; before the first there may be some without. */
function sectionsOf(questions: readonly Question[]): Question[][] {
  const sections: Question[][] = []
  for (const question of questions) {
    const open = sections.at(-1)
    if (open === undefined || (question.sectionNumber ?? null) !== null) sections.push([question])
    else open.push(question)
  }
  return sections
}

/**
 * Whole questions in another order, each within its section. A section stays as it is where a question of it is named by its
 * number somewhere in the paper, or points at its neighbour.
 */
export function reorderQuestions(
  questions: readonly Question[],
  named: ReadonlySet<string>,
  seed: string,
): Question[] {
  return sectionsOf(questions).flatMap((section, index) => {
    const stays = section.some(
      (question) => named.has(bareNumber(question.number)) || namesNeighbour(linesOf(question)),
    )
    return stays ? section : reorderSection(section, `${seed}/${String(index)}`)
  })
}

/** Places of choices that stand together on one level and lead to nothing: no part is below them or follows from them. */
function runsOf({ number, fields }: Question): number[][] {
  const full = fields.map((part) => partNumber(number, part.number))
  if (!full.every(isDecimalNumber)) return []
  const runs: number[][] = []
  let open: number[] = []
  const close = () => {
    if (open.length > 1) runs.push(open)
    open = []
  }
  for (const [place, part] of fields.entries()) {
    const depth = partDepth(full[place] ?? '')
    const next = fields[place + 1]
    const after = next === undefined ? 0 : partDepth(full[place + 1] ?? '')
    const last = open.at(-1)
    if (last !== undefined && partDepth(full[last] ?? '') !== depth) close()
    // "Give a reason for your answer" belongs to the choice above it.
    const leads = next !== undefined && (after > depth || (after === depth && !isChoice(next)))
    if (isChoice(part) && !leads) open.push(place)
    else close()
  }
  close()
  return runs
}

/**
 * A question with its choices in another order. What is answered in words stays in its place, because it often follows from
 * what stands above it; so do choices that are named by their number.
 */
export function reorderChoices(
  question: Question,
  named: ReadonlySet<string>,
  seed: string,
): Question {
  const fields = [...question.fields]
  for (const run of runsOf(question)) {
    const parts = run.flatMap((place) => question.fields.slice(place, place + 1))
    const stays = parts.some(
      (part) =>
        named.has(partNumber(question.number, part.number)) ||
        namesNeighbour(linesOf({ ...question, title: null, richText: null, fields: [part] })),
    )
    if (stays) continue
    const keys = parts.map(({ id }, index) => id ?? String(index))
    const order = newOrderAround(`${seed}/${String(run[0])}`, keys, pinnedPlaces(parts))
    for (const [index, part] of inOrder(parts, order).entries()) {
      const place = run[index] ?? 0
      fields[place] = { ...part, number: question.fields[place]?.number ?? part.number }
    }
  }
  return { ...question, fields }
}
