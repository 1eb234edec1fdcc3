import type { RichText } from '@kryt/documents/rich-text'
import { AnswerSpace } from './answer-space.tsx'
import { durationWords } from '../words/duration.ts'
import { MemoAnswer } from './memo-answer.tsx'
import { headed, partDepth, partNumber } from './numbering.ts'
import type { PaperWords } from '../words/paper-words.ts'
import { isBlank } from '@/components/rich-text/view/rich-text-node.ts'
import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import { markWords, type Question, type QuestionPart } from './sections.ts'

/** One question with its parts; in the memorandum, with their answers. */
export function QuestionBlock({
  question,
  words,
  memo,
  heading: Heading,
}: {
  question: Question
  words: PaperWords
  memo: boolean
  heading: 'h2' | 'h3'
}) {
  const { minutes = null, richText, marks, fields } = question
  const total = `[${markWords(marks)}]`
  const time = minutes === null || minutes === 0 ? null : ` (${durationWords(minutes, words)})`
  return (
    <section className="paper-question" data-drawn={question.id ?? undefined}>
      <Heading className="paper-question-head">
        {headed(words.Question, question.number, question.title)}
        {time !== null && <span className="paper-minutes">{time}</span>}
      </Heading>
      {/* The memorandum has no texts or tables, which are on the paper. */}
      {!memo && <Shown text={richText} className="paper-stem" />}
      {fields.map((part, index) => (
        <Part key={index} part={part} question={question} words={words} memo={memo} />
      ))}
      <p className="paper-total">{total}</p>
    </section>
  )
}

function Shown({ text, className }: { text: RichText | null | undefined; className?: string }) {
  if (text === null || text === undefined || isBlank(text)) return null
  return (
    <div className={className}>
      <RichTextView text={text} />
    </div>
  )
}

function Part({
  part,
  question,
  words,
  memo,
}: {
  part: QuestionPart
  question: Question
  words: PaperWords
  memo: boolean
}) {
  const number = partNumber(question.number, part.number)
  const marks = (part.marks ?? 0) > 0 ? `(${markWords(part.marks ?? 0)})` : null
  return (
    <div className="paper-part" data-depth={partDepth(number)} data-drawn={part.id ?? undefined}>
      <span className="paper-number">{number}</span>
      <div className="paper-body">
        {(part.question ?? '') !== '' && <p className="paper-ask">{part.question}</p>}
        {memo ? (
          <MemoAnswer part={part} words={words} />
        ) : (
          <>
            <Shown text={part.richText} />
            {(part.hint ?? '') !== '' && <p className="paper-hint">{part.hint}</p>}
            <AnswerSpace part={part} />
          </>
        )}
      </div>
      {marks !== null && <span className="paper-mark">{marks}</span>}
    </div>
  )
}
