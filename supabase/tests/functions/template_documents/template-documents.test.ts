import { describe, expect, test } from 'vitest'
import {
  instructionsSchema,
  paperTranslationSchema,
  questionsSchema,
} from '@kryt/documents/assessment-template'
import { headingsSchema } from '@kryt/documents/headings'
import { lessonStepsSchema } from '@kryt/documents/lesson-template'
import { rolledBack } from '../../support/database.ts'
import { headings, instructions, lesson, paper } from './examples.ts'
import { chance, mutated } from './mutate.ts'

/** The check of the forms, the check of the database, and a document that both accept. */
const kinds = [
  {
    kind: 'headings',
    schema: headingsSchema,
    check: 'private.are_template_headings',
    whole: headings,
  },
  { kind: 'lesson', schema: lessonStepsSchema, check: 'private.are_lesson_steps', whole: lesson },
  { kind: 'paper', schema: questionsSchema, check: 'private.are_questions', whole: paper },
  {
    kind: 'instructions',
    schema: instructionsSchema,
    // A constraint of the table requires at least one.
    check: `$1::jsonb <> '[]' and private.are_instructions`,
    whole: instructions,
  },
]

test('the second language has one text for each instruction, and form and database agree', () =>
  rolledBack(async (db) => {
    const whole = { language: 'af', title: 'Riviere', instructions: ['Beantwoord alles.', ''] }
    const cases: [unknown, boolean][] = [
      [null, true],
      [whole, true],
      [{ ...whole, title: null }, true],
      [{ ...whole, outdated: ['title', 'instructions.1'] }, true],
      [{ ...whole, outdated: null }, true],
      [{ ...whole, outdated: ['instructions'] }, false],
      [{ ...whole, outdated: ['instructions.1\n'] }, false],
      [{ ...whole, outdated: 'title' }, false],
      [{ ...whole, language: 'zu' }, false],
      [{ ...whole, instructions: ['Een'] }, false],
      [{ ...whole, instructions: [1, 2] }, false],
      [{ ...whole, questions: [] }, false],
      [{ language: 'af' }, false],
      ['af', false],
      [[], false],
    ]
    for (const [translation, accepted] of cases) {
      const [row] = await db.root(
        `select private.is_paper_translation($1, '["Answer all.", "Write neatly."]') as accepted`,
        [JSON.stringify(translation)],
      )
      expect(row?.['accepted'], JSON.stringify(translation)).toBe(accepted)
      // How many instructions there are, only the database knows.
      const form = paperTranslationSchema.safeParse(translation)
      const fits = form.success && (form.data === null || form.data.instructions.length === 2)
      expect(fits, JSON.stringify(translation)).toBe(accepted)
    }
  }))

describe.each(kinds)('$kind', ({ schema, check, whole }) => {
  const ask = (documents: readonly unknown[]) =>
    rolledBack(async (db) => {
      const wrong: unknown[] = []
      for (const document of documents) {
        const [row] = await db.root(`select ${check}($1) as accepted`, [JSON.stringify(document)])
        if (row?.['accepted'] !== schema.safeParse(document).success) wrong.push(document)
      }
      expect(wrong).toEqual([])
    })

  test('a complete document is accepted', () =>
    rolledBack(async (db) => {
      expect(schema.safeParse(whole).error).toBeUndefined()
      expect(await db.root(`select ${check}($1) as accepted`, [JSON.stringify(whole)])).toEqual([
        { accepted: true },
      ])
    }))

  test('form and database agree on other values', () =>
    ask([null, 'text', 1, true, {}, { label: 'x' }, [[]], [null], ['x'], [{}], [1, 2]]))

  test('form and database agree on 600 documents that were tampered with', () => {
    const random = chance(20_261_121)
    const documents = Array.from({ length: 600 }, () => mutated(whole, random))
    const refused = documents.filter((document) => !schema.safeParse(document).success)
    expect(refused.length).toBeGreaterThan(100)
    return ask(documents)
  })
})

test.each([
  ['a misspelt key', { number: '1', marks: 1, fields: [], richtext: null }],
  ['marks as text', { number: '1', marks: '10', fields: [] }],
  ['negative marks', { number: '1', marks: -1, fields: [] }],
  ['a pin in words', { number: '1', marks: 1, fields: [], pinned: 'yes' }],
  ...[[2], [-1], [0.5], ['0'], [1, 0], [0, 0], 0].map((pinnedItems): [string, object] => {
    const field = { number: '1.1', type: 'Radio', items: ['a', 'b'], pinnedItems }
    return [
      `pinned places ${JSON.stringify(pinnedItems)}`,
      { number: '1', marks: 1, fields: [field] },
    ]
  }),
  [
    'a pinned choice of a text',
    { number: '1', marks: 1, fields: [{ number: '1.1', type: 'Text', pinnedItems: [0] }] },
  ],
  ['no number', { marks: 1, fields: [] }],
  ['a section without a title', { number: '1', marks: 1, fields: [], sectionNumber: 'A' }],
  [
    'a choice without choices',
    { number: '1', marks: 1, fields: [{ number: '1.1', type: 'Radio' }] },
  ],
  [
    'choices of a text',
    { number: '1', marks: 1, fields: [{ number: '1.1', type: 'Text', items: ['a'] }] },
  ],
  [
    'a cognitive level over 100 %',
    {
      number: '1',
      marks: 1,
      fields: [{ number: '1.1', cognitiveLevel: { label: 'x', percentage: 101 } }],
    },
  ],
  [
    'a mark on a text that no translation has',
    { number: '1', marks: 1, fields: [], translation: { outdated: ['marks'] } },
  ],
  ['a translation of marks', { number: '1', marks: 1, fields: [], translation: { marks: 2 } }],
  [
    'a translated section title where no section begins',
    { number: '1', marks: 1, fields: [], translation: { sectionTitle: 'Afdeling' } },
  ],
  [
    'fewer translated choices than choices',
    {
      number: '1',
      marks: 1,
      fields: [{ number: '1.1', type: 'Radio', items: ['a', 'b'], translation: { items: ['x'] } }],
    },
  ],
  [
    'a rich text whose node has no type',
    {
      number: '1',
      marks: 1,
      fields: [],
      richText: { root: { type: 'root', children: [{ type: 'p', children: [{}] }] } },
    },
  ],
])('a paper with %s is refused', (_what, question) =>
  rolledBack(async (db) => {
    expect(
      await db.root('select private.are_questions($1) as accepted', [JSON.stringify([question])]),
    ).toEqual([{ accepted: false }])
    expect(questionsSchema.safeParse([question]).success).toBe(false)
  }),
)
