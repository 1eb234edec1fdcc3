import { expect, test } from 'vitest'
import { paperWords } from '../words/paper-words.ts'
import { questions } from './print-samples.ts'
import { questionBlocks } from './question-blocks.tsx'
import type { Question } from './sections.ts'

const [first, second] = questions as [Question, Question] // the samples are two

const blocksOf = (question: Question, more: { memo?: boolean; Question?: string } = {}) =>
  questionBlocks({
    question,
    words: { ...paperWords([], 'en'), Question: more.Question ?? 'Question' },
    or: 'or',
    memo: more.memo ?? false,
    heading: 'h2',
    first: false,
    id: '0-0',
  })

test('a question that stays the same has the same blocks, so that a letter draws no other again', () => {
  expect(blocksOf(first)).toBe(blocksOf(first))
  expect(blocksOf({ ...first })).not.toBe(blocksOf(first))
})

test.each([{ memo: true }, { Question: 'Vraag' }])(
  'the memorandum and other words have blocks of their own: %o',
  (look) => {
    // Only what was drawn last is kept.
    const before = blocksOf(second)
    expect(blocksOf(second, look)).not.toBe(before)
  },
)
