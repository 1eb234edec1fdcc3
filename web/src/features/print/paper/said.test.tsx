import { expect, test } from 'vitest'
import { paperIn } from '@/domain/papers/paper-languages.ts'
import { renderScreen } from '@/testing/render.tsx'
import { AssessmentPrinter } from './assessment-printer.tsx'
import type { Paper } from './paper.ts'
import { paper } from './print-samples.ts'
import { Said, SheetTexts } from './said.tsx'

const rich = (text: string) => ({
  root: {
    type: 'root' as const,
    children: [
      { type: 'paragraph', children: [{ type: 'text', text }] },
      {
        type: 'list',
        children: [{ type: 'listitem', children: [{ type: 'text', text: `${text} 1` }] }],
      },
    ],
  },
})

const bilingual = {
  title: 'Rivers',
  headings: [{ label: 'Question', value: 'Question' }],
  instructions: ['Answer all.', 'Write neatly.'],
  translation: {
    language: 'af' as const,
    title: 'Riviere',
    instructions: ['Beantwoord alles.', ''],
  },
  questions: [
    {
      number: '1',
      marks: 2,
      title: 'Water',
      richText: rich('Read'),
      translation: { title: 'Waters', richText: rich('Lees') },
      fields: [
        {
          number: '1.1',
          marks: 2,
          type: 'Radio' as const,
          question: 'Where?',
          hint: 'High.',
          label: 'Choose',
          items: ['east', 'west'],
          answer: 'west',
          translation: { question: 'Waar?', hint: 'Hoog.', label: 'Kies', items: ['oos', 'wes'] },
        },
      ],
    },
  ],
}

function spoken(languages: 'both' | 'other', memo = false) {
  const of: Paper = { ...paper, ...paperIn(bilingual, languages, 'en') }
  const { container } = renderScreen(
    <AssessmentPrinter paper={of} memo={memo} size={17} logo={false} />,
  )
  const page = container.querySelector('.page')
  const all = [...(page?.querySelectorAll('[lang]') ?? [])]
  return {
    sheet: container.querySelector('.pages')?.getAttribute('lang'),
    said: all.map((one) => `${one.getAttribute('lang') ?? ''} ${one.textContent}`),
  }
}

test('on a sheet in both, everything in the other language says so', () => {
  const { sheet, said } = spoken('both')
  expect(sheet).toBe('en')
  expect(said).toEqual([
    'af Graad',
    'af Riviere',
    ...['Punte', 'Tyd', 'uur', 'minute', 'Datum', 'Kwartaal', 'Eksaminator'].map(
      (one) => `af ${one}`,
    ),
    'af Hierdie vraestel bestaan uit 1\u00a0bladsy.',
    ...['Naam', 'Van', 'Klas', 'Kode', 'Handtekening van ouer'].map((one) => `af ${one}`),
    'af Instruksies en inligting',
    'af Beantwoord alles.',
    'af Vraag',
    'af Waters',
    'af Lees',
    'af Lees 1',
    'af Waar?',
    'af Hoog.',
    'af Kies',
    'af oos',
    'af wes',
    'af Totaal',
  ])
  const memo = spoken('both', true).said
  expect(memo).toContain('af Let wel')
  expect(memo).toContain('af Enige ander korrekte antwoord word aanvaar.')
  expect(memo.slice(-5)).toEqual(['af Vraag', 'af Waters', 'af Waar?', 'af wes', 'af Totaal'])
})

test('on a sheet in the other language, what is not translated says that it is not', () => {
  expect(spoken('other')).toEqual({ sheet: 'af', said: ['en Write neatly.'] })
})

test('a text that goes on on the next page keeps its languages and every letter', () => {
  const { language, halves } = paperIn(bilingual, 'both', 'en')
  const text = 'Where?\nWaar?'
  for (let cut = 0; cut <= text.length; cut += 1) {
    const { container } = renderScreen(
      <SheetTexts value={{ language, halves }}>
        <Said text={text} to={cut} />
        <Said text={text} from={cut} />
      </SheetTexts>,
    )
    expect(container.textContent).toBe(text)
    const other = [...container.querySelectorAll('[lang="af"]')]
    expect(other.map((one) => one.textContent).join('')).toBe('Waar?')
  }
})

test('an option in two languages is one text beside its letter', () => {
  const of: Paper = { ...paper, ...paperIn(bilingual, 'both', 'en') }
  const { container } = renderScreen(
    <AssessmentPrinter paper={of} memo={false} size={17} logo={false} />,
  )
  const options = [...container.querySelectorAll('.page .paper-options li')]
  expect(options.map(({ children }) => [...children].map((one) => one.textContent))).toEqual([
    ['A', 'east / oos'],
    ['B', 'west / wes'],
  ])
})

test('the grid of a memorandum names its levels in the languages of the sheet', () => {
  const questions = [
    {
      number: '1',
      marks: 2,
      fields: ['Middle order', 'Stretch'].map((label, at) => ({
        number: `1.${String(at + 1)}`,
        marks: 1,
        answer: 'x',
        cognitiveLevel: { label, percentage: 50 },
      })),
    },
  ]
  const levels = (languages: 'both' | 'other') => {
    const of: Paper = { ...paper, ...paperIn({ ...bilingual, questions }, languages, 'en') }
    const { container } = renderScreen(<AssessmentPrinter paper={of} memo size={17} logo={false} />)
    const heads = [...container.querySelectorAll('.paper-levels thead th')].slice(1, 3)
    return heads.map((one) => [one.textContent, one.querySelector('[lang="af"]')?.textContent])
  }
  expect(levels('both')).toEqual([
    ['Middle order / Middelorde', 'Middelorde'],
    ['Stretch', undefined],
  ])
  expect(levels('other')[0]).toEqual(['Middelorde', undefined])
})
