import type { PaperTranslation, Questions } from '@kryt/documents/assessment-template'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paperIn } from '../paper-languages.ts'
import { isChoice, rightOptions } from '../right-options.ts'
import { hasVersionB, versionB } from './version-b.ts'

type Question = Questions[number]
type Part = Question['fields'][number]

const levels = ['Knowledge', 'Routine', 'Complex'].map((label) => ({ label, percentage: 30 }))
const optionTexts = ['east', 'west', 'north', 'C', 'Noord', 'All of the above', 'A and B', '1,5']

const choice = fc
  .record({
    type: fc.constantFrom('Radio', 'Select', 'Checkbox'),
    items: fc.uniqueArray(fc.constantFrom(...optionTexts), {
      minLength: 1,
      selector: (one) => one.toLowerCase(),
    }),
    right: fc.nat(7),
    by: fc.constantFrom('text', 'letter', 'none', 'words'),
    translated: fc.boolean(),
  })
  .map(({ type, items, right, by, translated }): Partial<Part> => {
    const at = right % items.length
    const said = {
      text: items[at] ?? '',
      letter: String.fromCharCode(65 + at),
      none: '',
      words: 'Any sensible one, such as B',
    }[by]
    return {
      type: type,
      items,
      answer: type === 'Checkbox' ? [said].filter((one) => one !== '') : said,
      ...(translated ? { translation: { items: items.map((one) => `af ${one}`) } } : {}),
    }
  })

const written = fc.constantFrom<Partial<Part>>(
  { type: 'Textarea', question: 'Why?', answer: 'Because.' },
  { type: null, question: 'Give a reason for your answer.' },
  { type: 'Text', question: 'Use your answer to 1.1.', answer: 'Any.' },
)

const part = fc.tuple(
  fc.oneof({ weight: 3, arbitrary: choice }, { weight: 1, arbitrary: written }),
  fc.constantFrom(1, 1, 1, 2),
  fc.constantFrom(0, 1, 0.5, 2),
  fc.constantFrom(null, ...levels),
)

const paperOf = fc
  .array(
    fc.record({
      section: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
      title: fc.constantFrom('Maps', 'Rivers', null, 'See Question 2', 'Vrae 1 tot 3'),
      parts: fc.array(part, { maxLength: 7 }),
    }),
    { maxLength: 9 },
  )
  .map((drafts) => {
    let sections = 0
    const questions = drafts.map(({ section, title, parts }, place): Question => {
      const number = String(place + 1)
      let [first, second] = [0, 0]
      const fields = parts.map(([own, depth, marks, cognitiveLevel], at): Part => {
        if (depth === 1 || at === 0) [first, second] = [first + 1, 0]
        else second += 1
        const tail = second === 0 ? '' : `.${String(second)}`
        const id = `${number}-${String(at)}`
        return { ...own, id, marks, cognitiveLevel, number: `${number}.${String(first)}${tail}` }
      })
      const marks = parts.reduce((sum, [, , one]) => sum + one, 0)
      const head = section
        ? {
            sectionNumber: String.fromCharCode(65 + sections++),
            sectionTitle: 'Part',
            translation: { sectionTitle: 'Deel' },
          }
        : {}
      return { id: number, number, title, marks, fields, ...head }
    })
    const translation: PaperTranslation = { language: 'af', title: 'Toets', instructions: [] }
    return { title: 'Test', headings: [], instructions: ['Answer all.'], questions, translation }
  })

const seeds = fc.string({ maxLength: 6 })

const section = (questions: Questions) => {
  let at = 0
  return questions.map(
    (question) => [(question.sectionNumber ?? null) === null ? at : ++at, question] as const,
  )
}

/** What a part is, however its options stand. */
const content = ({
  id,
  type,
  question,
  marks,
  cognitiveLevel,
  items,
  answer,
  translation,
}: Part) => ({
  id,
  type,
  question,
  marks,
  cognitiveLevel,
  items: items?.toSorted(),
  pairs: items?.map((item, at) => [item, translation?.items?.[at]].join('=')).toSorted(),
  blank: answer === '' || answer === undefined,
})

const rightTexts = (one: Part) =>
  rightOptions(one)
    ?.map((at) => one.items?.[at])
    .toSorted() ?? null

test('version B of any paper has the same questions in the same sections, with the same marks, levels, options and right answers', () => {
  fc.assert(
    fc.property(paperOf, seeds, (paper, seed) => {
      const { questions } = versionB(paper, seed)
      const of = (all: Questions) =>
        section(all)
          .map(([at, { id, marks, title, fields }]) => ({
            at,
            id,
            marks,
            title,
            parts: fields.map(content).toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? '')),
          }))
          .toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''))
      expect(of(questions)).toEqual(of(paper.questions))
      const before = new Map(
        paper.questions.flatMap(({ fields }) => fields.map((one) => [one.id, one])),
      )
      for (const one of questions.flatMap(({ fields }) => fields)) {
        const old = before.get(one.id)
        if (old === undefined) throw new Error('a part that was not there')
        const { answer = '' } = old
        expect(rightTexts(one)).toEqual(rightTexts(old))
        // An answer in words may speak of letters.
        if (
          isChoice(old) &&
          rightOptions(old) === null &&
          ![answer].flat().every((said) => said === '')
        )
          expect({ ...one, number: old.number }).toEqual(old)
      }
    }),
  )
})

test('numbers have no gaps and stand where they stood', () => {
  const numbers = (questions: Questions) =>
    questions.map(({ number, sectionNumber, sectionTitle, translation }) => [
      number,
      sectionNumber ?? null,
      sectionTitle ?? null,
      translation?.sectionTitle ?? null,
    ])
  fc.assert(
    fc.property(paperOf, seeds, (paper, seed) => {
      const { questions } = versionB(paper, seed)
      expect(numbers(questions)).toEqual(numbers(paper.questions))
      for (const { number, fields, id } of questions) {
        const old = paper.questions.find((one) => one.id === id)
        expect(fields.map((one) => one.number)).toEqual(
          old?.fields.map((one) => `${number}${one.number.slice(old.number.length)}`),
        )
      }
    }),
  )
})

test('what is answered in words stays in its place below its stem', () => {
  fc.assert(
    fc.property(paperOf, seeds, (paper, seed) => {
      for (const { id, fields } of versionB(paper, seed).questions) {
        const old = paper.questions.find((one) => one.id === id)?.fields ?? []
        for (const [at, one] of old.entries())
          if (!isChoice(one)) expect(fields[at]?.id).toBe(one.id)
        const depths = (all: Part[]) => all.map((one) => one.number.split('.').length)
        expect(depths(fields)).toEqual(depths(old))
      }
    }),
  )
})

test('the same seed gives the same version, and in the other language the same order', () => {
  fc.assert(
    fc.property(paperOf, seeds, (paper, seed) => {
      const b = versionB(paper, seed)
      expect(versionB(structuredClone(paper), seed)).toEqual(b)
      const own = paperIn(b, 'own', 'en').questions.flatMap(({ fields }) => fields)
      const other = paperIn(b, 'other', 'en').questions.flatMap(({ fields }) => fields)
      for (const [at, one] of own.entries()) {
        const said = other[at]
        if (said === undefined || rightOptions(one) === null) continue
        expect(said.items).toEqual(
          one.translation?.items ? one.items?.map((item) => `af ${item}`) : one.items,
        )
        // A letter that names an option has no words in another language until version B gives it some.
        if (one.translation?.items && one.answer !== null && !isLetter(one.answer))
          expect(rightOptions(said)).toEqual(rightOptions(one))
      }
    }),
  )
})

const isLetter = (answer: Part['answer']) =>
  [answer].flat().some((one) => typeof one === 'string' && /^[A-Z]$/u.test(one))

const paper = (questions: Questions, instructions = ['Answer all.']) => ({
  title: 'Test',
  headings: [],
  instructions,
  questions,
  translation: null,
})

const radio = (number: string, items: string[], answer: string): Part => ({
  id: number,
  number,
  type: 'Radio',
  items,
  answer,
  marks: 1,
})

const one = (field: Part): Question => ({ number: '1', marks: 1, fields: [field] })
const firstOf = (questions: Questions, seed = 's') =>
  versionB(paper(questions), seed).questions[0]?.fields[0]

test('an option below the others stays there; options that speak of each other all stay', () => {
  for (const last of ['All of the above', 'Geeneen van die bogenoemde', 'None of these']) {
    const items = firstOf([one(radio('1.1', ['x', 'y', 'z', last], 'y'))])?.items
    expect(items?.at(-1)).toBe(last)
    expect(items).not.toEqual(['x', 'y', 'z', last])
  }
  for (const fixed of [
    ['x', 'y', 'Both A and B', 'none'],
    ['x', 'y', 'Slegs A', 'z'],
    ['True', 'False'],
    ['Waar', 'Onwaar'],
  ])
    expect(firstOf([one(radio('1.1', fixed, fixed[0] ?? ''))])?.items).toEqual(fixed)
})

test('an answer by letter says the option itself', () => {
  const b = firstOf([one(radio('1.1', ['north', 'east', 'south'], 'B'))])
  expect(b?.answer).toBe('east')
  expect(b?.items).not.toEqual(['north', 'east', 'south'])
})

test('a question that the paper names by its number keeps it, and so does its section', () => {
  const questions = ['1', '2', '3', '4'].map((number): Question => ({
    id: number,
    number,
    marks: 2,
    fields: [{ number: `${number}.1`, question: 'Why?', marks: 2 }],
  }))
  const order = (instruction: string) =>
    versionB(paper(questions, [instruction]), 's').questions.map(({ id }) => id)
  expect(order('There are 4 questions.')).not.toEqual(['1', '2', '3', '4'])
  for (const named of ['Answer Question 2 first.', 'Beantwoord vrae 1 tot 3.', 'See 3.1.'])
    expect(order(named)).toEqual(['1', '2', '3', '4'])
})

test('a choice that leads to the next part keeps its place', () => {
  const fields: Part[] = [
    radio('1.1', ['a', 'b'], 'a'),
    radio('1.2', ['a', 'b'], 'a'),
    radio('1.3', ['a', 'b'], 'a'),
    { id: 'why', number: '1.4', question: 'Give a reason for your answer.', marks: 1 },
  ]
  const b = versionB(paper([{ number: '1', marks: 4, fields }]), 's').questions[0]?.fields
  expect(b?.map(({ id }) => id)).toEqual(['1.2', '1.1', '1.3', 'why'])
  expect(b?.map(({ number }) => number)).toEqual(['1.1', '1.2', '1.3', '1.4'])
})

const text = (words: string) => ({
  root: {
    type: 'root' as const,
    children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
  },
})
const columns = (right: string[]) => ({
  root: {
    type: 'root' as const,
    children: [{ type: 'figure', kind: 'match', left: ['one', 'two'], right }],
  },
})

/** The words that the letters of an answer stand for. */
const meant = (answer: unknown, right: unknown) =>
  [...JSON.stringify(answer).matchAll(/(?<!\p{L})[A-D](?!\p{L})/gu)].map(
    ([letter]) => (right as string[])[letter.charCodeAt(0) - 65],
  )

test('the letters of a column to match change in both languages, and with them those of the memorandum', () => {
  const right = ['een', 'twee', 'drie', 'vier']
  for (const answer of ['1. B  2. D', text('1 – B (1), 2 – D (1)'), 'B, D']) {
    const field: Part = { number: '1.1', marks: 2, richText: columns(right), answer }
    field.translation = { richText: columns(['1', '2', '3', '4']), answer: 'B D' }
    const b = firstOf([one(field)])
    const now = b?.richText?.root.children[0]?.['right']
    expect(now).not.toEqual(right)
    expect(meant(b?.answer, now)).toEqual(['twee', 'vier'])
    const other = b?.translation?.richText?.root.children[0]?.['right']
    expect(meant(b?.translation?.answer, other)).toEqual(['2', '4'])
  }
})

test('a column stays where an answer may speak of its letters in words', () => {
  for (const answer of [
    'B, because it is larger',
    'D = 4',
    text('Either A is true or not.'),
    '1 a',
  ]) {
    const field: Part = { number: '1.1', marks: 2, richText: columns(['p', 'q', 'r', 's']), answer }
    expect(firstOf([one(field)])).toEqual(field)
  }
  const free: Part = {
    number: '1.1',
    marks: 2,
    richText: columns(['p', 'q']),
    answer: 'It is a dam.',
  }
  expect(firstOf([one(free)])?.answer).toBe('It is a dam.')
  expect(firstOf([one(free)])?.richText).not.toEqual(free.richText)
})

test('a paper with nothing to shuffle has no version B', () => {
  const why: Part = { number: '1.1', question: 'Why?', marks: 1 }
  expect(hasVersionB(paper([one(why)]))).toBe(false)
  expect(hasVersionB(paper([one(radio('1.1', ['x', 'y'], 'x'))]))).toBe(true)
})

test('a translated choice that is out of date is still the same one in version B', () => {
  const items = ['Vaal', 'Orange', 'Tugela', 'Limpopo', 'Kei']
  const others = items.map((one) => `af ${one}`)
  const part = {
    number: '1.1',
    type: 'Radio' as const,
    items,
    answer: 'Vaal',
    translation: { question: 'Watter?', items: others, outdated: ['question', 'items.1'] },
  }
  const made = versionB(
    {
      headings: [],
      instructions: [],
      questions: [{ number: '1', marks: 1, fields: [part] }],
      translation: null,
    },
    'seed 1',
  ).questions[0]?.fields[0]
  if (made === undefined) throw new Error('It has a part')
  expect(made.items).not.toEqual(items)
  expect(made.translation.outdated).toEqual(['question', `items.${made.items.indexOf('Orange')}`])
})
