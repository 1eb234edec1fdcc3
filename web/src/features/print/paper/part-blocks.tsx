import { Fragment, type ReactNode } from 'react'
import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import type { Division, SheetBlock } from '../pages/sheet-block.ts'
import { divideLetters } from '../text/divide-letters.ts'
import { divisionOf } from '../text/divide-text.tsx'
import type { PaperWords } from '../words/paper-words.ts'
import { AnswerSpace, hasAnswerSpace } from './answer-space.tsx'
import { answerText, MemoAnswer } from './memo-answer.tsx'
import { QuestionPartRow, type PieceOf } from './question-part.tsx'
import { Said } from './said.tsx'
import type { QuestionPart } from './sections.ts'
import { isShortAnswer } from './short-answer.ts'
import { textPieces } from './text-pieces.ts'

/** A line that asks is one piece up to so many letters: about half a page. */
const longAsk = 1200

/** What stands in a row of a part. */
interface Piece {
  /** The space above it, as a multiple of the text size. */
  gap: number
  content: ReactNode
  division?: Division | undefined
}

function Ask({ words, from, to }: { words: string; from?: number; to?: number }) {
  return (
    <p className="paper-ask">
      <Said
        text={words}
        {...(from === undefined ? {} : { from })}
        {...(to === undefined ? {} : { to })}
      />
    </p>
  )
}

const asked = (words: string): Piece[] =>
  words === ''
    ? []
    : [
        {
          gap: 0,
          content: <Ask words={words} />,
          division: divideLetters('.paper-ask', words.length, (from, to) => (
            <Ask words={words} from={from} to={to} />
          )),
        },
      ]

const written = (
  text: QuestionPart['richText'],
  look: { className?: string; 'data-short'?: true | undefined } = {},
): Piece[] =>
  textPieces(text).map(({ text: one }, index) => {
    const division = divisionOf(one)
    return {
      gap: index === 0 ? 0.4 : 0.5,
      content: (
        <div {...look}>
          <RichTextView text={one} />
        </div>
      ),
      division: division && {
        ...division,
        draw: (from, to, columns) => <div {...look}>{division.draw(from, to, columns)}</div>,
      },
    }
  })

interface PartOf {
  part: QuestionPart
  number: string
  words: PaperWords
  or: string
  memo: boolean
}

function piecesOf({ part, words, or, memo }: PartOf): Piece[] {
  const ask = asked(part.question ?? '')
  if (memo) {
    const answer = answerText(part)
    const given: Piece[] =
      answer === null
        ? [{ gap: 0.4, content: <MemoAnswer part={part} words={words} or={or} /> }]
        : written(answer, {
            className: 'paper-answer',
            'data-short': isShortAnswer(answer) || undefined,
          })
    return [...ask, ...given]
  }
  const hint = part.hint ?? ''
  return [
    ...ask,
    ...written(part.richText),
    ...(hint === ''
      ? []
      : [
          {
            gap: 0.4,
            content: (
              <p className="paper-hint">
                <Said text={hint} />
              </p>
            ),
          },
        ]),
    ...(hasAnswerSpace(part) ? [{ gap: 0.4, content: <AnswerSpace part={part} /> }] : []),
  ]
}

/** Whether a part may be longer than a page; a text as it is stored is about six times as long as its letters. */
const mayBeLong = ({ part, memo }: PartOf): boolean => {
  const text = memo ? answerText(part) : part.richText
  const nodes = text?.root.children ?? []
  const large = nodes.filter(({ type }) => type === 'image' || type === 'figure').length > 1
  return (
    (part.question ?? '').length > longAsk || large || JSON.stringify(nodes).length > 6 * longAsk
  )
}

/**
 * A part of a question. An item is never split from its mark: it is one block, or, where it may be longer than a page, a row
 * of blocks that come apart only if a page cannot hold them all.
 */
export function partBlocks({
  introduces,
  id,
  ...of
}: PartOf & {
  /** Parts after it belong to it. */
  introduces: boolean
  /** Its key. */
  id: string
}): SheetBlock[] {
  const { part, number, memo } = of
  const row = (content: ReactNode, piece: PieceOf) => (
    <QuestionPartRow part={part} number={number} memo={memo} piece={piece}>
      {content}
    </QuestionPartRow>
  )
  const pieces = piecesOf(of)
  if (!mayBeLong(of)) {
    const content = pieces.map((one, index) => <Fragment key={index}>{one.content}</Fragment>)
    return [
      {
        key: id,
        gap: 0.75,
        withNext: introduces,
        item: true,
        content: row(content, { first: true, last: true }),
      },
    ]
  }
  return pieces.map(({ gap, content, division }, index): SheetBlock => {
    const piece = { first: index === 0, last: index === pieces.length - 1 }
    return {
      key: `${id}-${index}`,
      gap: piece.first ? 0.75 : gap,
      withNext: piece.last ? introduces : true,
      item: piece.last,
      content: row(content, piece),
      division: division && {
        ...division,
        draw: (from, to, columns) =>
          row(division.draw(from, to, columns), {
            first: piece.first && from === null,
            last: piece.last && to === null,
          }),
      },
    }
  })
}
