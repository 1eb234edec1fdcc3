import type { Action } from './actions.ts'
import { changed, indexOf, withChange } from './ordered.ts'
import { withOutdated } from './outdated.ts'
import type { Paper } from './paper.ts'
import { findQuestion } from './places.ts'

type Edit<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** 'New Section': one starts at this question and reaches as far as its section did. */
export function startSection(paper: Paper, { question, id, title }: Edit<'start-section'>): Paper {
  const place = findQuestion(paper, question)
  const here = place === null ? undefined : paper.sections[place.section]
  if (place === null || here === undefined) return paper
  if (place.index === 0) {
    if (here.title !== null) return paper
    return {
      ...paper,
      sections: changed(paper.sections, place.section, (one) => ({ ...one, title })),
    }
  }
  const above = { ...here, questions: here.questions.slice(0, place.index) }
  const below = { id, title, questions: here.questions.slice(place.index) }
  return {
    ...paper,
    sections: paper.sections.flatMap((one) => (one === here ? [above, below] : [one])),
  }
}

/** 'Not a Section': its questions belong to the section above, or to none. */
export function endSection(paper: Paper, id: string): Paper {
  const index = indexOf(paper.sections, id)
  const here = paper.sections[index]
  if (here === undefined || here.title === null) return paper
  const above = paper.sections[index - 1]
  if (above === undefined) {
    return {
      ...paper,
      sections: changed(paper.sections, index, ({ id: own, questions }) => ({
        id: own,
        title: null,
        questions,
      })),
    }
  }
  const joined = { ...above, questions: [...above.questions, ...here.questions] }
  return {
    ...paper,
    sections: paper.sections.flatMap((one) =>
      one === above ? [joined] : one === here ? [] : [one],
    ),
  }
}

export function titleSection(paper: Paper, { section, title }: Edit<'section-title'>): Paper {
  const sections = changed(paper.sections, indexOf(paper.sections, section), (one) =>
    one.title === null ? one : withOutdated(withChange(one, { title }), one.title, title),
  )
  return sections === paper.sections ? paper : { ...paper, sections }
}
