import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { AssessmentPrinter } from './assessment-printer.tsx'
import { joinedWords, paperWords } from '../words/paper-words.ts'
import type { Paper } from './paper.ts'
import { paper } from './print-samples.ts'

function shown({
  memo = false,
  logo = true,
  of = paper,
}: {
  memo?: boolean
  logo?: boolean
  of?: Paper
}) {
  const { container } = renderScreen(
    <AssessmentPrinter paper={of} memo={memo} size={17} logo={logo} />,
  )
  const all = (selector: string) =>
    [...container.querySelectorAll(selector)].map((one) =>
      one.textContent.replaceAll('\u00a0', ' '),
    )
  return { container, all }
}

test('the cover shows school, grade, subject, marks and time, and lines to fill in', () => {
  const { container, all } = shown({})
  expect(all('.paper-school-name')).toEqual(['Marula Ridge Primary School'])
  expect(all('.paper-subject')).toEqual(['Grade 4 Social Sciences'])
  expect(all('h1')).toEqual(['Map test'])
  expect(all('.paper-facts > div')).toEqual([
    'Marks: 10,5',
    'Time: 1 hour 30 minutes',
    'Date: ',
    'Term: ',
    'Examiner: ',
    'Moderator: ',
  ])
  expect(all('.paper-count')).toEqual(['This question paper consists of 1 page.'])
  expect(all('.paper-learner > div')).toEqual([
    'Name: ',
    'Surname: ',
    'Class: ',
    'Code: ',
    'Parent’s signature: ',
  ])
  expect(container.querySelectorAll('.to-fill')).toHaveLength(9)
  expect(all('.paper-marks tr')).toEqual(['Question12Total', 'Marks46,510,5', 'Award'])
  expect(all('.paper-instructions li')).toEqual(['Answer ALL the questions.', 'Write neatly.'])
  expect(all('.paper-instructions p')).toEqual(['2 sections · 2 questions'])
})

test('on a sheet in two languages its fixed words are in both', () => {
  const words = joinedWords(paperWords([], 'en'), paperWords([], 'af'))
  const of: Paper = { ...paper, words, second: 'af', subject: { grade: '4', name: 'A / B' } }
  const { all } = shown({ of })
  expect(all('.paper-subject')).toEqual(['Grade / Graad 4 A / B'])
  expect(all('.paper-count')).toEqual([
    'This question paper consists of 1 page.\nHierdie vraestel bestaan uit 1 bladsy.',
  ])
  expect(all('.paper-facts dt')).toEqual([
    'Marks / Punte: ',
    'Time / Tyd: ',
    'Date / Datum: ',
    'Term / Kwartaal: ',
    'Examiner / Eksaminator: ',
    'Moderator: ',
  ])
  expect(all('.paper-learner dt')).toContain('Parent’s signature / Handtekening van ouer: ')
  expect(all('.page-foot')).toEqual(['Page 1 of 1 / Bladsy 1 van 1'])
  expect(all('.paper-section-head')[0]).toBe('Section / Afdeling A: Geography')
  expect(all('.paper-question-head')[0]).toContain('Question / Vraag 1: Maps')
  const memo = shown({ of, memo: true })
  expect(memo.all('.paper-note h2')).toEqual(['Note / Let wel'])
  expect(memo.all('.paper-note li')[2]).toBe(
    'Any other correct answer is accepted.\nEnige ander korrekte antwoord word aanvaar.',
  )
})

test('a known date is printed, also on the memorandum', () => {
  const of = { ...paper, date: '24 November 2026' }
  expect(shown({ of }).all('.paper-facts > div')[2]).toBe('Date: 24 November 2026')
  expect(shown({ of, memo: true }).all('.paper-facts > div')[2]).toBe('Date: 24 November 2026')
})

test('questions have decimal numbers; totals are shown for question, section and paper', () => {
  const { all } = shown({})
  expect(all('h2')).toContain('Section A: Geography')
  expect(all('h3')).toEqual(['Question 1: Maps (10 minutes)', 'Question 2: Rivers'])
  expect(all('.paper-number')).toEqual(['1.1', '1.2', '1.3', '2.1', '2.1.1', '2.2'])
  expect(all('.paper-mark')).toEqual(['(1)', '(2)', '(1)', '(4)', '(1,5)', '(1)'])
  expect(all('.paper-total')).toEqual([
    '[4]',
    'Total Section A: 4',
    '[6,5]',
    'Total Section B: 6,5',
    'Total: 10,5',
  ])
})

test('each question type has its own answer space, and a question without a type has none', () => {
  const { container } = shown({})
  const parts = [...container.querySelectorAll('.paper-part')]
  const part = (index: number) => parts[index] ?? document.body
  expect([...part(0).querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'A north',
    'B east',
  ])
  expect(part(1).querySelectorAll('.paper-box')).toHaveLength(3)
  expect(part(2).querySelectorAll('.paper-lines > span')).toHaveLength(1)
  expect(part(3).querySelectorAll('.paper-lines > span')).toHaveLength(5)
  expect(part(4)).toHaveTextContent('dam / river')
  expect(part(5).querySelectorAll('.paper-lines')).toHaveLength(0)
  expect(container.querySelector('.paper-answer')).toBeNull()
})

test('the memorandum has the same numbers and totals, with answers and without lines', () => {
  const questions = shown({})
  const memo = shown({ memo: true })
  for (const selector of ['.paper-number', '.paper-mark', '.paper-total', 'h3']) {
    expect(memo.all(selector)).toEqual(questions.all(selector))
  }
  expect(memo.all('.paper-memorandum')).toEqual(['Memorandum'])
  expect(memo.all('.paper-answer')).toEqual([
    'B\u2003east',
    'PolokwaneTzaneen',
    'Gauteng',
    'No answer given',
    'No answer given',
    'x',
  ])
  expect(memo.container.querySelector('.paper-lines, .paper-learner, .paper-marks')).toBeNull()
  expect(memo.all('.paper-count')).toEqual(['These marking guidelines consist of 1 page.'])
  expect(memo.all('.paper-note li')).toHaveLength(3)
  expect(memo.container.querySelectorAll('.paper-ticks')).toHaveLength(5)
  expect(memo.container).not.toHaveTextContent('Look at the map.')
})

test('a paper keeps its language for a reader of the other language', () => {
  const words = { ...paperWords([], 'af'), Question: 'Vraag' }
  const { container, all } = shown({ of: { ...paper, language: 'af', words } })
  expect(within(container).getByRole('article')).toHaveAttribute('lang', 'af')
  expect(all('h3')[0]).toBe('Vraag 1: Maps (10 minute)')
  expect(all('.paper-facts > div').slice(0, 2)).toEqual(['Punte: 10,5', 'Tyd: 1 uur 30 minute'])
})

test('the logo can be left out; without a school the paper has no school head', () => {
  expect(shown({}).container.querySelector('.paper-logo')).not.toBeNull()
  expect(shown({ logo: false }).container.querySelector('.paper-logo')).toBeNull()
  const { container } = shown({ of: { ...paper, school: null } })
  expect(container.querySelector('.paper-school')).toBeNull()
})

test('a paper without questions is a cover without totals', () => {
  const { all } = shown({ of: { ...paper, questions: [] } })
  expect(all('.paper-facts > div')[0]).toBe('Marks: 0')
  expect(all('.paper-total')).toEqual([])
})

test('a paper of the higher grades is not signed at home; its teacher is the examiner', () => {
  const of = { ...paper, subject: { grade: '10', name: 'Geography' }, teacher: 'Ms T Nkosi' }
  const { all } = shown({ of })
  expect(all('.paper-learner dt')).toEqual(['Name: ', 'Surname: ', 'Class: ', 'Code: '])
  expect(all('.paper-facts > div')).toContain('Examiner: Ms T Nkosi')
})

test('alternatives of an answer are told apart; the right options of a choice belong together', () => {
  const level = { label: 'Low', percentage: 50 }
  const fields = [
    { number: '1', answer: ['cat', 'dog'], marks: 1, cognitiveLevel: level },
    { number: '2', type: 'Checkbox' as const, items: ['a', 'b'], answer: ['a', 'b'], marks: 2 },
  ]
  const of = { ...paper, questions: [{ number: '1', marks: 3, fields }] }
  const { all } = shown({ of, memo: true })
  expect(all('.paper-answer')).toEqual(['catORdog', 'ab'])
  // The grid of cognitive levels stands on a page of its own.
  expect(all('.paper-levels thead th')).toEqual(['Question', 'Low', 'No level', 'Marks'])
  expect(all('.page')).toHaveLength(2)
  expect(all('.page')[1]).toContain('Cognitive levels')
  expect(all('.paper-count')).toEqual(['These marking guidelines consist of 2 pages.'])
  expect(shown({ of }).all('.page')).toHaveLength(1)
})

test('the mark of a long part that is answered in a table stands beside the table, on no line of its own', () => {
  const cell = {
    type: 'tablecell',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Sales' }] }],
  }
  const rows = Array.from({ length: 40 }, () => ({
    type: 'tablerow',
    children: [cell, cell, cell],
  }))
  const of = {
    ...paper,
    questions: [
      {
        number: '1',
        marks: 8,
        fields: [
          {
            number: '1.1',
            question: 'Complete the journal.',
            richText: {
              root: { type: 'root' as const, children: [{ type: 'table', children: rows }] },
            },
            marks: 8,
          },
        ],
      },
    ],
  }
  const last = [...shown({ of }).container.querySelectorAll('.page .paper-part')].at(-1)
  expect(last?.querySelector('table')).not.toBeNull()
  expect(last?.querySelector('.paper-mark:not([data-elsewhere])')?.textContent).toBe('(8)')
})
