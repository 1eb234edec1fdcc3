import type { Questions } from '@kryt/documents/assessment-template'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rightOptions } from '../right-options.ts'
import { versionB } from './version-b.ts'

type Question = Questions[number]
type Part = Question['fields'][number]

const words = ['Vaal', 'Tugela', 'Limpopo', 'Oranje', 'Kei', 'Breede', 'Gariep', 'Olifants']
const others = ['Geeneen', 'Almal hierbo', 'Nie een van bogenoemde nie', 'None of these']

const subsetOf = (count: number) =>
  fc
    .uniqueArray(fc.nat(Math.max(0, count - 1)), { maxLength: count })
    .map((places) => places.filter((place) => place < count).toSorted((one, other) => one - other))

const choice = fc
  .record({
    count: fc.integer({ min: 1, max: words.length }),
    last: fc.constantFrom(null, ...others),
    type: fc.constantFrom('Radio' as const, 'Select' as const, 'Checkbox' as const),
    right: fc.nat(20),
    pinned: fc.boolean(),
    translated: fc.boolean(),
  })
  .chain(({ count, last, type, right, pinned, translated }) => {
    const items = [...words.slice(0, count), ...(last === null ? [] : [last])]
    const answer = items[right % items.length] ?? ''
    return subsetOf(items.length).map((pinnedItems): Part => ({
      number: '',
      type,
      items,
      answer: type === 'Checkbox' ? [answer] : answer,
      marks: 1,
      pinned,
      pinnedItems,
      ...(translated ? { translation: { items: items.map((one) => `${one} (af)`) } } : {}),
    }))
  })

const paperOf = fc
  .array(fc.tuple(fc.array(choice, { maxLength: 6 }), fc.boolean()), { maxLength: 7 })
  .map((drafts) => ({
    headings: [],
    instructions: [],
    translation: null,
    questions: drafts.map(([parts, pinned], at): Question => {
      const number = String(at + 1)
      const fields = parts.map((part, place): Part => {
        const id = `${number}.${String(place + 1)}`
        return { ...part, id, number: id }
      })
      return { id: number, number, marks: parts.length, fields, pinned }
    }),
  }))

const fieldsOf = (questions: Questions) =>
  new Map(questions.flatMap(({ fields }) => fields.map((part) => [part.id, part])))

test('pinned options, and those that speak of others, stay; the others change places; the memorandum follows', () => {
  fc.assert(
    fc.property(paperOf, fc.string({ maxLength: 5 }), (paper, seed) => {
      const before = fieldsOf(paper.questions)
      const after = fieldsOf(versionB(paper, seed).questions)
      expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
      for (const [id, old] of before) {
        const now = after.get(id)
        const [was, is] = [old.items ?? [], now?.items ?? []]
        expect(is.toSorted()).toEqual(was.toSorted())
        const stays = was.map(
          (option, at) => old.pinnedItems?.includes(at) === true || others.includes(option),
        )
        for (const [at, option] of was.entries()) if (stays[at]) expect(is[at]).toBe(option)
        if (stays.filter((one) => !one).length > 1) expect(is).not.toEqual(was)
        const rights = (part: Part | undefined) =>
          (part === undefined ? [] : (rightOptions(part) ?? [])).map((at) => part?.items?.[at])
        expect(rights(now)).toEqual(rights(old))
        if (old.translation?.items)
          expect(now?.translation?.items).toEqual(is.map((one) => `${one} (af)`))
      }
    }),
  )
})

test('pinned questions and parts stay at their place, and the others change theirs', () => {
  const moves = (
    old: readonly Pick<Part | Question, 'id' | 'pinned'>[],
    now: readonly Pick<Part | Question, 'id'>[],
  ) => {
    expect(now.map(({ id }) => id).toSorted()).toEqual(old.map(({ id }) => id).toSorted())
    for (const [at, { id, pinned }] of old.entries()) if (pinned) expect(now[at]?.id).toBe(id)
    if (old.filter(({ pinned }) => pinned !== true).length > 1)
      expect(now.map(({ id }) => id)).not.toEqual(old.map(({ id }) => id))
  }
  fc.assert(
    fc.property(paperOf, fc.string({ maxLength: 5 }), (paper, seed) => {
      const { questions } = versionB(paper, seed)
      moves(paper.questions, questions)
      for (const { id, fields } of questions)
        moves(paper.questions.find((one) => one.id === id)?.fields ?? [], fields)
    }),
  )
})

const only = (question: string, items: string[]): Part => ({
  number: '1.1',
  type: 'Radio',
  question,
  items,
  answer: items[0] ?? '',
})

const optionsOf = (fields: Part[], instructions: string[] = [], more: Questions = []) =>
  versionB(
    {
      headings: [],
      instructions,
      translation: null,
      questions: [{ number: '1', marks: 1, fields }, ...more],
    },
    's',
  ).questions.find(({ number }) => number === '1')?.fields[0]?.items

test('options that anything speaks of by their letter or place stay', () => {
  const items = ['Vaal', 'Tugela', 'Limpopo']
  expect(optionsOf([only('Which is a river?', items)])).not.toEqual(items)
  expect(optionsOf([only('Why is option B wrong?', items)])).toEqual(items)
  const why: Part = { number: '1.2', question: 'Verduidelik waarom opsie C verkeerd is.', marks: 1 }
  expect(optionsOf([only('Which?', items), why])).toEqual(items)
  expect(optionsOf([only('Which?', items)], ['In 1.1 option C is for Grade 9.'])).toEqual(items)
  expect(optionsOf([only('Which?', items)], ['Choose the answer (A, B or C).'])).not.toEqual(items)
})

const figure = (entries: string[]): Part => ({
  number: '1.1',
  answer: null,
  richText: {
    root: { type: 'root', children: [{ type: 'figure', kind: 'options', items: entries }] },
  },
})

test('options between the words of a text have the same rule', () => {
  const moved = (entries: string[]) => {
    const part = versionB(
      {
        headings: [],
        instructions: [],
        translation: null,
        questions: [{ number: '1', marks: 1, fields: [figure(entries)] }],
      },
      's',
    ).questions[0]?.fields[0]
    return part?.richText?.root.children[0]?.['items']
  }
  const [one, two] = [moved(['Vaal', 'Kei', 'Nie een van bogenoemde nie']), moved(['p', 'A en B'])]
  expect(one).toEqual(['Kei', 'Vaal', 'Nie een van bogenoemde nie'])
  expect(two).toEqual(['p', 'A en B'])
})
