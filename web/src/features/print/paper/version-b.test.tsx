import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { AssessmentPrinter } from './assessment-printer.tsx'
import { readPaper } from './paper.ts'

const part = (number: string, question: string, items: string[], answer: string) => ({
  number,
  question,
  type: 'Radio',
  items,
  answer,
  marks: 1,
  cognitiveLevel: { label: 'Knowledge', percentage: 100 },
  translation: { question: `af ${question}`, items: items.map((item) => `af ${item}`) },
})

const row = {
  __typename: 'TeacherAssessmentTemplate' as const,
  nodeId: 'a',
  title: 'Maps',
  totalMinutes: 30,
  fontFamily: 'Default',
  headings: '[]',
  instructions: '["Answer all."]',
  questions: JSON.stringify([
    {
      number: '1',
      marks: 2,
      fields: [
        part('1.1', 'Sunrise?', ['north', 'east', 'south', 'west'], 'east'),
        part('1.2', 'Sunset?', ['north', 'east', 'south', 'west'], 'D'),
      ],
    },
  ]),
  translation: JSON.stringify({ language: 'af', title: 'Kaarte', instructions: [''] }),
  subject: null,
  school: null,
  taxonomy: null,
}

function drawn(memo: boolean, as: Parameters<typeof readPaper>[4]) {
  const paper = readPaper(row, null, 'en', null, { seed: 'paper', ...as })
  const { container } = renderScreen(
    <AssessmentPrinter paper={paper} memo={memo} size={14} logo={false} />,
  )
  return (selector: string) =>
    [...container.querySelectorAll(selector)].map((one) => one.textContent)
}

test('version B says so on the cover and above each page, in the language of the paper', () => {
  expect(drawn(false, {})('.paper-version')).toEqual([])
  const own = drawn(true, { version: 'B' })
  expect(own('.paper-version')).toEqual(['Version B'])
  expect(drawn(false, { version: 'B', languages: 'other' })('.paper-version')).toEqual([
    'Weergawe B',
  ])
  expect(drawn(false, { version: 'B', languages: 'both' })('.paper-version')).toEqual([
    'Version / Weergawe B',
  ])
})

test('its memorandum has the letters that the options have on it, in either language', () => {
  for (const [languages, right] of [
    ['own', { 'Sunrise?': 'east', 'Sunset?': 'west' }],
    ['other', { 'af Sunrise?': 'af east', 'af Sunset?': 'af west' }],
  ] as const) {
    const questions = drawn(false, { version: 'B', languages })
    const asks = questions('.paper-ask')
    expect(asks.toSorted()).toEqual(Object.keys(right).toSorted())
    expect(asks[0]).toContain('Sunset?')
    const options = questions('.paper-options').map((list) => list.trim())
    const answers = drawn(true, { version: 'B', languages })('.paper-answer')
    asks.forEach((ask, at) => {
      const [letter = '', word = ''] = (answers[at] ?? '').split('\u2003')
      expect(word).toBe(right[ask as keyof typeof right])
      expect(options[at]).toContain(`${letter} ${word}`)
    })
    expect(options[0]).not.toContain('A north')
  }
})
