import type { Action } from './actions.ts'
import { same } from './merge-choice.ts'
import { changed, indexOf, moved, withChange } from './ordered.ts'
import { saysOtherwise, withOutdated } from './outdated.ts'
import type { Instruction, Level, Paper } from './paper.ts'

type Edit<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

export function changeMeta(paper: Paper, { change }: Edit<'meta'>): Paper {
  const before = paper.meta
  const meta = withChange(before, change)
  if (meta === before) return paper
  if (meta.otherTitle !== before.otherTitle)
    return { ...paper, meta: withChange(meta, { otherTitleOutdated: false }) }
  const outdated = meta.otherTitle.trim() !== '' && saysOtherwise(before.title, meta.title)
  return { ...paper, meta: outdated ? withChange(meta, { otherTitleOutdated: true }) : meta }
}

export function changeHeading(paper: Paper, { label, value }: Edit<'heading'>): Paper {
  const headings = changed(
    paper.headings,
    paper.headings.findIndex((one) => one.label === label),
    (one) => withChange(one, { value }),
  )
  return headings === paper.headings ? paper : { ...paper, headings }
}

/** The levels that questions have already take the percentages of the new taxonomies, where they have them. */
export function chooseTaxonomies(paper: Paper, { ids, levels }: Edit<'taxonomies'>): Paper {
  if (same(paper.meta.taxonomyIds, ids)) return paper
  const current = (level: Level): Level =>
    levels.find(({ label }) => label === level.label) ?? level
  return {
    ...paper,
    meta: withChange(paper.meta, { taxonomyIds: ids }),
    sections: paper.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) =>
        question.parts.some(({ level }) => level !== null)
          ? {
              ...question,
              parts: question.parts.map((part) =>
                part.level === null ? part : withChange(part, { level: current(part.level) }),
              ),
            }
          : question,
      ),
    })),
  }
}

const withInstructions = (paper: Paper, instructions: readonly Instruction[]): Paper =>
  instructions === paper.instructions ? paper : { ...paper, instructions }

export const addInstruction = (paper: Paper, { id, text }: Edit<'add-instruction'>): Paper =>
  withInstructions(paper, [...paper.instructions, { id, text }])

export const changeInstruction = (paper: Paper, { id, text }: Edit<'change-instruction'>): Paper =>
  withInstructions(
    paper,
    changed(paper.instructions, indexOf(paper.instructions, id), (one) =>
      withOutdated(withChange(one, { text }), one.text, text),
    ),
  )

export const removeInstruction = (paper: Paper, id: string): Paper =>
  indexOf(paper.instructions, id) === -1
    ? paper
    : withInstructions(
        paper,
        paper.instructions.filter((one) => one.id !== id),
      )

export const moveInstruction = (paper: Paper, { id, by }: Edit<'move-instruction'>): Paper =>
  withInstructions(paper, moved(paper.instructions, indexOf(paper.instructions, id), by))
