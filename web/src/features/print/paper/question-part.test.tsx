import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuestionPartRow } from './question-part.tsx'
import type { QuestionPart } from './sections.ts'

const drawn = (part: QuestionPart, memo: boolean) =>
  render(
    <QuestionPartRow part={part} number="1.1" memo={memo} piece={{ first: true, last: true }}>
      {null}
    </QuestionPartRow>,
  ).container

const ticksOf = (part: QuestionPart) =>
  drawn(part, true).querySelectorAll('.paper-ticks svg').length

function shown(answer: QuestionPart['answer'], memo = true) {
  const part = { id: 'p1', number: '1.1', marks: 2, answer } as QuestionPart // the rest is not drawn
  const container = drawn(part, memo)
  return {
    ticks: container.querySelectorAll('.paper-ticks svg').length,
    mark: container.querySelector('.paper-mark')?.textContent,
  }
}

const text = (words: string): QuestionPart['answer'] =>
  ({
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
    },
  }) as unknown as QuestionPart['answer'] // as the editor writes it, but for formats

test('the memorandum ticks each mark, unless the answer has its own ticks', () => {
  expect(shown('Water boils at 100 °C.')).toEqual({ ticks: 2, mark: '(2)' })
  expect(shown('Water boils ✓ at 100 °C ✓')).toEqual({ ticks: 0, mark: '(2)' })
  expect(shown(text('Water boils ✓ at 100 °C ✓'))).toEqual({ ticks: 0, mark: '(2)' })
  expect(shown(['salt ✓', 'sand ✓'])).toEqual({ ticks: 0, mark: '(2)' })
  expect(shown(null)).toEqual({ ticks: 2, mark: '(2)' })
})

test('an option that is a tick is none of the marker’s', () => {
  const part = {
    id: 'p1',
    number: '1.1',
    type: 'Radio',
    items: ['✓', '✗'],
    marks: 1,
    answer: '✓',
  } as QuestionPart // the rest is not drawn
  expect(ticksOf(part)).toBe(1)
})

test('as many ticks as marks, also above five; what nobody counts has none', () => {
  const marked = (marks: number) =>
    ({ id: 'p1', number: '1.1', marks, answer: 'Any' }) as QuestionPart
  expect([5, 6, 8, 20, 21, 1.5].map((marks) => ticksOf(marked(marks)))).toEqual([5, 6, 8, 20, 0, 0])
})

test('the question paper has none', () => {
  expect(shown('Water', false).ticks).toBe(0)
})
