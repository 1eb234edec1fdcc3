import { expect, test } from 'vitest'
import { documentOf } from './change-texts.ts'
import { paperFrom } from './from-stored.ts'
import { questionsOf, slots, type Paper } from './paper.ts'
import { emptyPaper } from './paper-testing.ts'
import { reduce } from './reduce.ts'
import { untranslated } from './untranslated.ts'

const missingOf = (items: readonly string[]) =>
  untranslated(
    paperFrom(
      {
        title: 'Sizes',
        complexity: 'Simple',
        fontFamily: 'Arial',
        totalMinutes: 40,
        subjectId: 'b7b7a5a0-0000-4000-8000-000000000001',
        schoolId: null,
        taxonomyId: null,
        headings: '[]',
        instructions: '["Answer all."]',
        translation: JSON.stringify({
          language: 'af',
          title: 'Groottes',
          instructions: ['Beantwoord alles.'],
        }),
        questions: JSON.stringify([
          {
            number: '1',
            marks: 1,
            fields: [
              {
                number: '1.1',
                marks: 1,
                type: 'Radio',
                items: ['big', 'large', 'small'],
                answer: 'large',
                translation: { items },
              },
            ],
          },
        ]),
      },
      '5',
    ),
  )

test('an option is translated when it can be told from the others', () => {
  expect(missingOf(['groot', 'ruim', 'klein'])).toBe(0)
  expect(missingOf(['groot', '', 'klein'])).toBe(1)
  expect(missingOf(['groot', 'groot ', 'klein'])).toBe(2)
})

test('a number, a formula sign or a picture waits for no translation', () => {
  const paper = reduce(emptyPaper(), {
    kind: 'meta',
    change: { otherLanguage: 'af', title: '2026' },
  })
  const part = questionsOf(paper)[0]?.parts[0]?.id ?? ''
  const before = untranslated(paper)
  const written = (value: Parameters<typeof documentOf>[0]) =>
    reduce(reduce(paper, { kind: 'text', slot: slots.answer(part), value }), {
      kind: 'text',
      slot: slots.body(part),
      value: documentOf(value),
    }) satisfies Paper
  expect(untranslated(written('3 × 10 = 30'))).toBe(before)
  expect(untranslated(written('30 liter'))).toBe(before + 2)
})
