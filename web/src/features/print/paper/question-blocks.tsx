import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import type { SheetBlock } from '../pages/sheet-block.ts'
import { divisionOf } from '../text/divide-text.tsx'
import { Fixed } from '../words/fixed.tsx'
import { durationWords } from '../words/duration.ts'
import type { PaperWords } from '../words/paper-words.ts'
import { Headed } from './headed.tsx'
import { partNumber } from './numbering.ts'
import { partBlocks } from './part-blocks.tsx'
import { markWords, type Question } from './sections.ts'
import { textPieces } from './text-pieces.ts'

interface QuestionLook {
  words: PaperWords
  /** Between alternatives of an answer. */
  or: string
  memo: boolean
  heading: 'h2' | 'h3'
  /** It is the first of its section. */
  first: boolean
  /** Begins the keys of its blocks. */
  id: string
}

const kept = new WeakMap<Question, { look: string; blocks: readonly SheetBlock[] }>()
const allWords = new WeakMap<PaperWords, string>()

/** Each paper that is drawn has words of its own, mostly the same ones. */
function inWords(words: PaperWords): string {
  const known = allWords.get(words) ?? JSON.stringify(words)
  allWords.set(words, known)
  return known
}

/**
 * The blocks of a question: the same objects while neither the question nor its look is another, so that a key stroke in one
 * question draws and measures no other.
 */
export function questionBlocks({
  question,
  ...look
}: QuestionLook & { question: Question }): readonly SheetBlock[] {
  const known = kept.get(question)
  const { words, or, memo, heading, first, id } = look
  const as = [inWords(words), or, memo, heading, first, id].join('\n')
  if (known?.look === as) return known.blocks
  const blocks = blocksOf(question, look)
  kept.set(question, { look: as, blocks })
  return blocks
}

/** A question: its heading, its text, its parts and its total. In the memorandum the parts have their answers. */
function blocksOf(
  question: Question,
  { words, or, memo, heading: Heading, first, id }: QuestionLook,
): SheetBlock[] {
  const { minutes = null, richText, marks, fields } = question
  const time = minutes === null || minutes === 0 ? null : ` (${durationWords(minutes, words)})`
  const total = `[${markWords(marks)}]`
  return [
    {
      key: `${id}-head`,
      gap: first ? 1 : 1.5,
      withNext: true,
      content: (
        <Heading className="paper-question-head" data-drawn={question.id ?? undefined}>
          <Headed word={words.Question} number={question.number} title={question.title} />
          {time !== null && (
            <span className="paper-minutes">
              <Fixed>{time}</Fixed>
            </span>
          )}
        </Heading>
      ),
    },
    // The memorandum has no texts or tables, which are on the paper.
    ...textPieces(memo ? null : richText).map(({ text, withNext }, index): SheetBlock => ({
      key: `${id}-text-${index}`,
      gap: index === 0 ? 0.6 : 0.5,
      withNext,
      content: <RichTextView text={text} />,
      division: divisionOf(text),
    })),
    ...fields.flatMap((part, index) =>
      partBlocks({
        part,
        number: partNumber(question.number, part.number),
        words,
        or,
        memo,
        // A part that introduces others stays on the page of the first of them.
        introduces: (part.marks ?? 0) === 0 && index < fields.length - 1,
        id: `${id}-part-${index}`,
      }),
    ),
    {
      key: `${id}-total`,
      gap: 0.5,
      withPrevious: true,
      content: <p className="paper-total">{total}</p>,
    },
  ]
}
