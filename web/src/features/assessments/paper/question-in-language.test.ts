import { expect, test } from 'vitest'
import { outdatedSlot, slots } from './paper.ts'
import { questionFromStored } from './question-from-stored.ts'
import { questionInLanguage } from './question-in-language.ts'
import { emptyPaper } from './paper-testing.ts'
import { reduce } from './reduce.ts'
import { documentsOf } from './to-stored.ts'

const stored = {
  id: '7c000000-0000-4000-8000-000000000000',
  number: '1',
  marks: 2,
  title: 'Rivers',
  translation: { title: 'Riviere' },
  fields: [
    {
      id: '7c000000-0000-4000-8000-000000000001',
      number: '1.1',
      marks: 2,
      type: 'Radio',
      question: 'Which one?',
      items: ['Vaal', 'Orange'],
      answer: 'Orange',
      hint: 'A colour.',
      translation: {
        question: 'Watter een?',
        items: ['Vaalrivier', 'Oranje'],
        hint: 'ŉ Kleur.',
        outdated: ['question'],
      },
    },
    { id: '7c000000-0000-4000-8000-000000000002', number: '1.2', question: 'Why?' },
    { id: '7c000000-0000-4000-8000-000000000003', number: '1.3', question: '3 + 4' },
  ],
}

const id = '7e000000-0000-4000-8000-000000000000'

/** The question as it is stored in an Afrikaans paper with English beside it. */
function inAfrikaans(
  question: object,
  from: { own: 'en' | 'af' | null; other: 'en' | 'af' | null },
  otherLanguage: 'en' | '' = 'en',
) {
  const copy = questionFromStored(question, id)
  if (copy === null) throw new Error('It says something')
  const { question: whole, texts, foreign, language } = questionInLanguage(copy, from, 'af')
  const paper = reduce(reduce(emptyPaper(), { kind: 'meta', change: { otherLanguage } }), {
    kind: 'insert-question',
    whole,
    texts,
    at: null,
  })
  return { stored: documentsOf(paper).questions.at(-1), foreign, language, texts }
}

test('a question whose translation is in the paper’s own language changes sides, and says what it lacks', () => {
  const { stored: made, foreign, language } = inAfrikaans(stored, { own: 'en', other: 'af' })
  expect({ foreign, language }).toEqual({ foreign: 1, language: 'en' })
  expect(made).toMatchObject({ title: 'Riviere', translation: { title: 'Rivers' } })
  expect(made?.fields).toMatchObject([
    {
      question: 'Watter een?',
      items: ['Vaalrivier', 'Oranje'],
      answer: 'Oranje',
      hint: 'ŉ Kleur.',
      translation: {
        question: 'Which one?',
        items: ['Vaal', 'Orange'],
        hint: 'A colour.',
        // The two do not belong together, whichever stands in front.
        outdated: ['question'],
      },
    },
    { question: 'Why?' },
    { question: '3 + 4' },
  ])
  expect(made?.fields[1]?.translation ?? null).toBeNull()
})

test('in a paper of that language alone the other one is not stored', () => {
  const { stored: made } = inAfrikaans(stored, { own: 'en', other: 'af' }, '')
  expect(made?.title).toBe('Riviere')
  expect(made?.translation ?? null).toBeNull()
})

test('a question in the paper’s own language stays as it is', () => {
  const { stored: made, foreign } = inAfrikaans(stored, { own: 'af', other: 'en' })
  expect(foreign).toBe(0)
  expect(made).toMatchObject({ title: 'Rivers', translation: { title: 'Riviere' } })
})

test('a question in another language without a translation says so; where nobody knows, nothing is said', () => {
  const alone = { ...stored, translation: null }
  expect(inAfrikaans(alone, { own: 'en', other: null }).foreign).toBe(6)
  expect(inAfrikaans(alone, { own: 'af', other: null }).foreign).toBe(0)
  expect(inAfrikaans(alone, { own: null, other: null }).foreign).toBe(0)
})

test('options that could not be told apart in the other language stay as they are', () => {
  const [part] = stored.fields
  const twins = {
    ...stored,
    fields: [{ ...part, translation: { items: ['Rivier', 'Rivier'] }, items: ['Vaal', 'Orange'] }],
  }
  const { stored: made, foreign } = inAfrikaans(twins, { own: 'en', other: 'af' })
  expect(made?.fields[0]).toMatchObject({ items: ['Vaal', 'Orange'], answer: 'Orange' })
  // The two, and what is asked and hinted at.
  expect(foreign).toBe(4)
})

test('the mark of a translation goes along to the other side', () => {
  const { texts } = inAfrikaans(stored, { own: 'en', other: 'af' })
  const marks = Object.keys(texts).filter((slot) => slot.startsWith(outdatedSlot('')))
  expect(marks).toHaveLength(1)
  expect(marks[0]).toContain(slots.ask(''))
})
