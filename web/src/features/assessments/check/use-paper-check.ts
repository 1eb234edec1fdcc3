import { useMemo } from 'react'
import { checkPaper } from '@/domain/papers/check/check-paper.ts'
import type { CheckFinding } from '@/domain/papers/check/finding.ts'
import { levelsOfChosen } from '../editor/assessment-choices.ts'
import { useEditor } from '../editor/editor-context.ts'
import { useSettledPaper } from '../editor/use-settled-paper.ts'
import type { Paper } from '../paper/paper.ts'
import { documentsOf } from '../paper/to-stored.ts'

/** How long after the last key the paper is checked, in milliseconds. */
const pause = 400

const known = new WeakMap<Paper, readonly CheckFinding[]>()

/** What the open paper's check has found, as it would be stored now. Whoever asks about the same paper gets one answer. */
export function usePaperCheck(): readonly CheckFinding[] {
  const { taxonomies } = useEditor().choices
  const paper = useSettledPaper(pause)
  return useMemo(() => {
    const before = known.get(paper)
    if (before !== undefined) return before
    const { meta } = paper
    const levels = levelsOfChosen(taxonomies, meta.taxonomyIds)
    const { instructions, questions, translation } = documentsOf(paper)
    const found = checkPaper({
      title: meta.title,
      minutes: Number(meta.minutes) || 0,
      grade: meta.grade === '' ? null : meta.grade,
      instructions,
      questions,
      translation,
      ...(meta.taxonomyIds.length === 0 ? {} : { levels }),
    })
    known.set(paper, found)
    return found
  }, [paper, taxonomies])
}
