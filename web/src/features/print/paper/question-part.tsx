import type { ReactNode } from 'react'
import { isChoice } from '@/domain/papers/right-options.ts'
import { partDepth } from './numbering.ts'
import { markWords, type QuestionPart } from './sections.ts'
import { Ticks } from './ticks.tsx'

/** Which piece of a part stands in a row: only the first has the number, only the last the mark. */
export interface PieceOf {
  first: boolean
  last: boolean
}

/**
 * Whether the answer says itself what earns each mark, "boils ✓ at 100 °C ✓". The same ticks beside it would count twice. An
 * option may be a tick, and is none.
 */
const hasTicks = (part: QuestionPart) =>
  !isChoice(part) && /[✓✔]/u.test(JSON.stringify(part.answer ?? ''))

/**
 * A part of a question, or a piece of one that is longer than a page: its number, what it asks, and its mark in a column of
 * its own. Where number or mark belong to another piece, their room is kept.
 */
export function QuestionPartRow({
  part,
  number,
  memo,
  piece: { first, last },
  children,
}: {
  part: QuestionPart
  number: string
  memo: boolean
  piece: PieceOf
  children: ReactNode
}) {
  const marks = part.marks ?? 0
  const mark = `(${markWords(marks)})`
  return (
    <div
      className="paper-part"
      data-depth={partDepth(number)}
      data-memo={memo && !(first && last) ? '' : undefined}
      data-drawn={part.id ?? undefined}
    >
      {/* Not "hidden" alone: the room of the column stays. */}
      <span className="paper-number" data-elsewhere={first ? undefined : ''} aria-hidden={!first}>
        {number}
      </span>
      <div className="paper-body">{children}</div>
      {marks > 0 && (
        <span className="paper-mark" data-elsewhere={last ? undefined : ''} aria-hidden={!last}>
          {memo && !hasTicks(part) && <Ticks marks={marks} />}
          {mark}
        </span>
      )}
    </div>
  )
}
