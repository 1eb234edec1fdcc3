import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { paper } from '../paper/print-samples.ts'
import { CheckNotice } from './check-notice.tsx'
import { ModerationPrinter } from './moderation-printer.tsx'

const inOrder = {
  ...paper,
  own: {
    ...paper.own,
    questions: paper.questions.slice(0, 1).map((question) => ({ ...question, richText: null })),
  },
  minutes: 10,
}

test('before printing the check says what it found and leads to the sheet, which refuses nothing', async () => {
  const onShow = vi.fn()
  const { user } = renderScreen(<CheckNotice paper={paper} shown={false} onShow={onShow} />)
  expect(screen.getByText('Check: 3 to be mended, 1 to be looked at.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Moderation sheet' }))
  expect(onShow).toHaveBeenCalledWith(true)
})

test('what was not found is not counted', () => {
  const [first] = paper.own.questions
  const faulty = { ...paper, own: { ...paper.own, questions: first ? [first] : [] }, minutes: 10 }
  renderScreen(<CheckNotice paper={faulty} shown={false} onShow={() => undefined} />)
  expect(screen.getByText('Check: 1 to be mended.')).toBeInTheDocument()
})

test('a paper that is in order is said to be, also where it is drawn in two languages', () => {
  renderScreen(<CheckNotice paper={inOrder} shown onShow={() => undefined} />)
  expect(screen.getByText('Marks, answers, figures and levels are in order.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back to the paper' })).toBeInTheDocument()
})

test.each([
  ['en', 'It says “Look at the map”, but there is none to see.', 'Moderator: ', 'Outcome'],
  ['af', 'Dit sê “Look at the map”, maar daar is niks te sien nie.', 'Moderator: ', 'Uitslag'],
] as const)(
  'the sheet lists the findings with boxes, the outcome and signatures: %s',
  (locale, sentence, moderator, outcome) => {
    const { container } = renderScreen(<ModerationPrinter paper={paper} size={17} logo />, {
      locale,
    })
    const found = [...container.querySelectorAll('.moderation-number')].map(
      (one) => one.textContent,
    )
    expect(found).toEqual(expect.arrayContaining(['1', '2.1', '2.1.1']))
    expect(container).toHaveTextContent(sentence)
    expect(container).toHaveTextContent(outcome)
    expect(container.querySelectorAll('.lesson-signatures > div')).toHaveLength(4)
    expect(container).toHaveTextContent(moderator.trim())
  },
)
