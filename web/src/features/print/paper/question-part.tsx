import type { RichText } from '@kryt/documents/rich-text'
import { isBlank } from '@/components/rich-text/view/rich-text-node.ts'
import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import type { PaperWords } from '../words/paper-words.ts'
import { AnswerSpace } from './answer-space.tsx'
import { MemoAnswer } from './memo-answer.tsx'
import { partDepth } from './numbering.ts'
import { markWords, type QuestionPart } from './sections.ts'
import { Ticks } from './ticks.tsx'

/** A part of a question: its number, what it asks, and its mark in a column of its own. */
export function QuestionPartRow({
  part,
  number,
  words,
  or,
  memo,
}: {
  part: QuestionPart
  number: string
  words: PaperWords
  or: string
  memo: boolean
}) {
  const marks = part.marks ?? 0
  const mark = `(${markWords(marks)})`
  return (
    <div className="paper-part" data-depth={partDepth(number)} data-drawn={part.id ?? undefined}>
      <span className="paper-number">{number}</span>
      <div className="paper-body">
        {(part.question ?? '') !== '' && <p className="paper-ask">{part.question}</p>}
        {memo ? (
          <MemoAnswer part={part} words={words} or={or} />
        ) : (
          <>
            <Shown text={part.richText} />
            {(part.hint ?? '') !== '' && <p className="paper-hint">{part.hint}</p>}
            <AnswerSpace part={part} />
          </>
        )}
      </div>
      {marks > 0 && (
        <span className="paper-mark">
          {memo && <Ticks marks={marks} />}
          {mark}
        </span>
      )}
    </div>
  )
}

function Shown({ text }: { text: RichText | null | undefined }) {
  if (text === null || text === undefined || isBlank(text)) return null
  return (
    <div>
      <RichTextView text={text} />
    </div>
  )
}
