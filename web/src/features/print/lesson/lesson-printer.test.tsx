import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { LessonPrinter } from './lesson-printer.tsx'
import type { Lesson } from '../paper/paper.ts'
import { lesson } from '../paper/print-samples.ts'

function shown(of: Partial<Lesson> = {}) {
  const { container } = renderScreen(<LessonPrinter lesson={{ ...lesson, ...of }} size={17} logo />)
  return {
    container,
    all: (selector: string) =>
      [...container.querySelectorAll(selector)].map((one) =>
        one.textContent.replaceAll('\u00a0', ' '),
      ),
  }
}

test('an empty heading is taken from the lesson, or is a line to write on', () => {
  const { container, all } = shown()
  expect(all('.paper-facts > div')).toEqual([
    'Grade: 5',
    'Date: 24 November 2026',
    'Term: ',
    'Total: 12',
    'Time: 1 hour 30 minutes',
    'Teacher: Ms Nkosi',
    'Week: ',
  ])
  expect(container.querySelectorAll('.paper-facts .to-fill')).toHaveLength(2)
  expect(all('.lesson-signatures > div')).toEqual([
    'Teacher: Ms T Nkosi',
    'Signature: ',
    'Head of department: ',
    'Signature: ',
  ])
})

test('a value that only repeats the name of its heading counts as empty', () => {
  const headings = [
    { label: 'Grade', value: 'Graad' },
    { label: 'Date', value: 'datum' },
    { label: 'Time', value: 'Time' },
  ]
  const { all } = shown({ language: 'af', headings })
  expect(all('.paper-facts > div')).toEqual(['Graad: 5', 'Datum: ', 'Tyd: 1 uur', 'Week: '])
})

test('steps are numbered; a filled field keeps its lines, an empty one has lines to write on', () => {
  const { container, all } = shown()
  expect(all('h2')).toEqual(['1. Teaching'])
  const fields = [...container.querySelectorAll('.lesson-field')]
  expect(fields[0]?.querySelector('dt')).toHaveTextContent('Explain (5)')
  expect(fields[0]?.querySelector('dd')?.textContent).toBe('Halves.\nQuarters.')
  expect(fields[1]).toHaveTextContent('What learners do')
  expect(fields[1]?.querySelectorAll('.paper-lines > span')).toHaveLength(3)
  expect(fields[2]?.querySelectorAll('.paper-lines > span')).toHaveLength(1)
})

test('chosen values are marked among all choices, including one that is no longer a choice', () => {
  const { container, all } = shown()
  expect(all('.lesson-choices li')).toEqual(['Board', 'Wall', 'Abacus', 'Slow', 'Right'])
  expect(all('.lesson-choices [data-chosen]')).toEqual(['Wall', 'Abacus', 'Right'])
  expect(container.querySelectorAll('[aria-label="Chosen:"]')).toHaveLength(3)
  expect(container.querySelectorAll('.paper-round')).toHaveLength(2)
})
