import { expect, test } from 'vitest'
import { emptyPaper } from './paper-testing.ts'
import { questionsOf, type PartType } from './paper.ts'
import { reduce } from './reduce.ts'

const [first, second, third] = [1, 2, 3].map(
  (digit) => `${digit}a000000-0000-4000-8000-000000000000`,
) as [string, string, string]

/** A paper whose only part is answered so. */
const paperOf = (type: PartType | null) => {
  const paper = emptyPaper()
  const part = questionsOf(paper)[0]?.parts[0]?.id ?? ''
  return reduce(paper, { kind: 'retype', part, type, id: first })
}
const added = (type: PartType | null) =>
  questionsOf(reduce(paperOf(type), { kind: 'add-question', id: second, after: null })).at(-1)
    ?.parts

test('a new question is answered as the one before it', () => {
  expect(added('Radio')).toMatchObject([{ type: 'Radio', items: [{ text: '' }, { text: '' }] }])
  expect(added('Text')).toMatchObject([{ type: 'Text', items: [] }])
  expect(added(null)).toMatchObject([{ type: null, items: [] }])
})

test('one that is put between others follows the one above it', () => {
  const paper = reduce(paperOf('Radio'), { kind: 'add-question', id: second, after: null })
  const part = questionsOf(paper)[1]?.parts[0]?.id ?? ''
  const other = reduce(paper, { kind: 'retype', part, type: 'Text', id: first })
  const between = reduce(other, {
    kind: 'add-question',
    id: third,
    after: questionsOf(paper)[0]?.id ?? '',
  })
  expect(questionsOf(between)[1]).toMatchObject({ id: third, parts: [{ type: 'Radio' }] })
})
