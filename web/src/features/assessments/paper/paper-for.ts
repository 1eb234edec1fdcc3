import type { Paper } from './paper.ts'
import { reduce } from './reduce.ts'

/** A new paper with what the activity that it is for says of it: its label, and the grade and subject of its class. */
export const paperFor = (
  paper: Paper,
  { name, ...ofClass }: { name?: string; grade?: string; subjectId?: string },
): Paper =>
  reduce(paper, {
    kind: 'meta',
    change: { ...ofClass, ...(name === undefined ? {} : { title: name }) },
  })
