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
    'af Riviere',
    'af Beantwoord alles.',
    'af Waters',
    'af Lees',
    'af Lees 1',
    'af Waar?',
    'af Hoog.',
    'af Kies',
    'af oos',
    'af wes',
  ])
  expect(spoken('both', true).said).toEqual(['af Riviere', 'af Waters', 'af Waar?', 'af wes'])
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
