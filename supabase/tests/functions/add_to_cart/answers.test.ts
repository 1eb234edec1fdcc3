import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newProduct, newTeacher } from '../../support/world.ts'

const text = { type: 'Text', label: 'Name on the certificate', required: true }
const colour = { type: 'Radio', label: 'Colour', items: ['red', 'blue'] }
const sizes = { type: 'Checkbox', label: 'Sizes', items: ['A4', 'A3', 'A2'], required: true }

async function add(db: Database, questions: unknown[], answers: unknown): Promise<unknown> {
  const product = await newProduct(db, { questions: JSON.stringify(questions) })
  const [cart] = await db.asUser(
    await newTeacher(db),
    'select id from public.add_to_cart($1, $2)',
    [product, answers === undefined ? null : JSON.stringify(answers)],
  )
  const [line] = await db.root('select questions from public.order_line where order_id = $1', [
    cart?.['id'],
  ])
  return line?.['questions']
}

describe('answers are kept with their questions', () => {
  test.each([
    [[text], ['  Thandi '], [{ ...text, value: 'Thandi' }]],
    [
      [text, colour],
      ['Thandi', 'red'],
      [
        { ...text, value: 'Thandi' },
        { ...colour, value: 'red' },
      ],
    ],
    [
      [text, colour],
      ['Thandi'],
      [
        { ...text, value: 'Thandi' },
        { ...colour, value: null },
      ],
    ],
    [
      [text, colour],
      ['Thandi', ''],
      [
        { ...text, value: 'Thandi' },
        { ...colour, value: null },
      ],
    ],
    [[sizes], [['A4', 'A2']], [{ ...sizes, value: ['A4', 'A2'] }]],
    [[sizes], ['A3'], [{ ...sizes, value: ['A3'] }]],
    [[colour], undefined, [{ ...colour, value: null }]],
    [[{ ...colour, value: 'blue' }], [], [{ ...colour, value: null }]],
    [[], undefined, []],
  ])('%o with %o', (questions, answers, expected) =>
    rolledBack(async (db) => {
      expect(await add(db, questions, answers)).toEqual(expected)
    }),
  )
})

describe('questions_required', () => {
  test.each([
    [[text], undefined],
    [[text], []],
    [[text], ['   ']],
    [[text], [null]],
    [[text], [{ name: 'Thandi' }]],
    [[colour, text], ['red']],
    [[sizes], [[]]],
    [[sizes], [[' ']]],
  ])('%o with %o', (questions, answers) =>
    rolledBack(async (db) => {
      await expectRefused(add(db, questions, answers), 'questions_required')
      expect(await db.root('select from public.teacher_products_order')).toEqual([])
    }),
  )
})

describe('answers_not_allowed', () => {
  test.each([
    [[colour], ['green']],
    [[colour], [['red', 'blue']]],
    [[sizes], [['A4', 'A5']]],
    [[text], { 0: 'Thandi' }],
    [[text], 'Thandi'],
    [[text], ['Thandi', 'and more']],
    [[text], [['Thandi', 'and more']]],
    [
      [text, { ...text, required: false }],
      ['Thandi', [...Array(9).keys()].map(() => 'x'.repeat(3000))],
    ],
  ])('%o with %o', (questions, answers) =>
    rolledBack(async (db) => {
      await expectRefused(add(db, questions, answers), 'answers_not_allowed')
      expect(await db.root('select from public.teacher_products_order')).toEqual([])
    }),
  )

  test('a text of more than 4000 characters', () =>
    rolledBack(async (db) => {
      await expectRefused(add(db, [text], ['x'.repeat(4001)]), 'answers_not_allowed')
      expect(await db.root('select from public.order_line')).toEqual([])
    }))
})

test('adding again keeps the first answers', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db, { questions: JSON.stringify([text]) })
    const call = 'select id from public.add_to_cart($1, $2)'
    await db.asUser(teacher, call, [product, '["Thandi"]'])
    await db.asUser(teacher, call, [product, '["Somebody else"]'])
    expect(await db.root('select questions from public.order_line')).toEqual([
      { questions: [{ ...text, value: 'Thandi' }] },
    ])
  }))
