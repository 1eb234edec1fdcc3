import { remark, type CheckedPaper, type CheckFinding } from './finding.ts'

const side = 'translation'

type Marked = { readonly outdated?: readonly string[] | null | undefined } | null | undefined

const countOf = (translation: Marked) => translation?.outdated?.length ?? 0

/** Texts that were changed after they had been translated (decision 078). */
export function* translationFindings(paper: CheckedPaper): Generator<CheckFinding> {
  const found = (count: number, place: Parameters<typeof remark>[1] = {}) =>
    count === 0 ? [] : [remark('translation-outdated', { ...place, side, values: { count } })]
  yield* found(countOf(paper.translation))
  for (const at of paper.questions) {
    yield* found(countOf(at.translation), { at })
    for (const part of at.fields) yield* found(countOf(part.translation), { at, part })
  }
}
