import { expect, test } from 'vitest'
import { documentOf } from './change-texts.ts'
import { dropAction } from './drop-action.ts'
import { findInPaper } from './find-in-paper.ts'
import { otherSlot, questionsOf, slots, type Paper } from './paper.ts'
import { emptyPaper } from './paper-testing.ts'
import { reduce } from './reduce.ts'

const other = '7c000000-0000-4000-8000-000000000000'

/** Two questions of one part each. */
function twoQuestions() {
  const paper = reduce(emptyPaper(), { kind: 'add-question', id: other, after: null })
  const [one, two] = questionsOf(paper)
  return {
    paper,
    one: one?.id ?? '',
    two: two?.id ?? '',
    partOfOne: one?.parts[0]?.id ?? '',
    partOfTwo: two?.parts[0]?.id ?? '',
  }
}

test('words of a translation are found on its side, once for each place, and only in a paper with two languages', () => {
  const { paper, one, partOfOne } = twoQuestions()
  const written = (
    [
      { kind: 'text', slot: slots.ask(partOfOne), value: 'Noem die rivier.' },
      { kind: 'text', slot: otherSlot(slots.ask(partOfOne)), value: 'Name the river.' },
      { kind: 'text', slot: otherSlot(slots.title(one)), value: 'The river' },
      { kind: 'start-section', question: one, id: 's', title: 'Kaarte' },
    ] as const
  ).reduce<Paper>(reduce, paper)
  const section = written.sections.find(({ title }) => title === 'Kaarte')?.id ?? ''
  const translated = (
    [
      { kind: 'meta', change: { otherLanguage: 'en' } },
      { kind: 'translate-section', section, text: 'River maps' },
    ] as const
  ).reduce<Paper>(reduce, written)
  expect(findInPaper(translated, 'river')).toEqual([
    { place: section, side: 'translation' },
    { place: one, side: 'translation' },
    { place: partOfOne, side: 'translation' },
  ])
  expect(findInPaper(translated, 'rivier')).toEqual([{ place: partOfOne, side: 'questions' }])
  expect(findInPaper(written, 'river')).toEqual([])
})

test('words are found in texts, titles, options and answers, whatever their capitals and accents', () => {
  const { paper, one, two, partOfOne, partOfTwo } = twoQuestions()
  const written = (
    [
      { kind: 'start-section', question: one, id: 's', title: 'Geografie' },
      { kind: 'change-question', question: two, change: { title: 'Reën' } },
      {
        kind: 'retype',
        part: partOfOne,
        type: 'Radio',
        id: 'a0000000-0000-4000-8000-000000000001',
      },
      { kind: 'add-item', part: partOfOne, id: 'i', after: null, texts: ['die reën'] },
      { kind: 'text', slot: slots.answer(partOfTwo), value: documentOf('Reen\nwater') },
    ] as const
  ).reduce<Paper>(reduce, paper)
  expect(findInPaper(written, ' REEN ')).toEqual([
    { place: partOfOne, side: 'questions' },
    { place: two, side: 'questions' },
    { place: partOfTwo, side: 'memorandum' },
  ])
  expect(findInPaper(written, 'geo')).toEqual([
    { place: written.sections[0]?.id, side: 'questions' },
  ])
  expect(findInPaper(written, '  ')).toEqual([])
})

test('words of figures, cells and pictures are found, and none that only touch', () => {
  const { paper, partOfOne } = twoQuestions()
  const node = (type: string, more: object) => ({ type, version: 1, ...more })
  const cell = (words: string) => node('tablecell', { children: documentOf(words).root.children })
  const value = {
    root: {
      type: 'root' as const,
      children: [
        node('figure', { kind: 'match', left: ['Pretoria'], right: ['Gauteng'] }),
        node('figure', { kind: 'options', items: ['Limpopo'] }),
        node('table', { children: [node('tablerow', { children: [cell('May'), cell('June')] })] }),
        node('paragraph', { children: [node('image', { altText: 'A weir', src: 'x' })] }),
      ],
    },
  }
  const written = reduce(paper, { kind: 'text', slot: slots.body(partOfOne), value })
  const found = [{ place: partOfOne, side: 'questions' }]
  for (const words of ['pretoria', 'gauteng', 'limpopo', 'june', 'weir'])
    expect(findInPaper(written, words), words).toEqual(found)
  expect(findInPaper(written, 'mayjune')).toEqual([])
})

test('what is dropped before or after a row stands there', () => {
  const { paper, one, two, partOfOne, partOfTwo } = twoQuestions()
  const order = (next: Paper) => questionsOf(next).map(({ id }) => id)
  const dropped = (from: string, target: string, after: boolean) => {
    const action = dropAction(paper, { row: 'question', id: from, target, after })
    return action === null ? paper : reduce(paper, action)
  }
  expect(order(dropped(two, one, false))).toEqual([two, one])
  expect(order(dropped(one, two, true))).toEqual([two, one])
  expect(dropped(one, two, false)).toBe(paper)
  expect(dropped(one, one, true)).toBe(paper)
  const part = dropAction(paper, { row: 'part', id: partOfTwo, target: partOfOne, after: true })
  const moved = part === null ? paper : reduce(paper, part)
  expect(questionsOf(moved).map(({ parts }) => parts.map(({ id }) => id))).toEqual([
    [partOfOne, partOfTwo],
    [],
  ])
})

test('the translation of a hint, a label, an option or an answer is found', () => {
  const { paper, partOfOne: part } = twoQuestions()
  const id = 'a0000000-0000-4000-8000-000000000001'
  const choice = reduce(paper, { kind: 'retype', part, type: 'Radio', id })
  const item = questionsOf(choice)[0]?.parts[0]?.items[0]?.id ?? ''
  const written = (
    [
      { kind: 'meta', change: { otherLanguage: 'af' } },
      { kind: 'translate-item', part, item, text: 'reën' },
      { kind: 'text', slot: otherSlot(slots.label(part)), value: 'Antwoord' },
      { kind: 'text', slot: otherSlot(slots.hint(part)), value: 'Twee woorde' },
      { kind: 'text', slot: otherSlot(slots.answer(part)), value: documentOf('Sneeu') },
    ] as const
  ).reduce<Paper>(reduce, choice)
  for (const words of ['reen', 'antwoord', 'twee', 'sneeu'])
    expect(findInPaper(written, words), words).toEqual([{ place: part, side: 'translation' }])
})

test('the title and the instructions are found in either language', () => {
  const paper = (
    [
      { kind: 'meta', change: { title: 'Rivers', otherLanguage: 'af', otherTitle: 'Riviere' } },
      { kind: 'add-instruction', id: 'i2', text: 'Draw the river.' },
      { kind: 'translate-instruction', id: 'i2', text: 'Teken die rivier.' },
    ] as const
  ).reduce<Paper>(reduce, emptyPaper())
  expect(findInPaper(paper, 'river')).toEqual([
    { place: 'title', side: 'questions' },
    { place: 'i2', side: 'questions' },
  ])
  expect(findInPaper(paper, 'rivie')).toEqual([
    { place: 'title', side: 'translation' },
    { place: 'i2', side: 'translation' },
  ])
  const alone = reduce(paper, { kind: 'meta', change: { otherLanguage: '' } })
  expect(findInPaper(alone, 'rivie')).toEqual([])
})
