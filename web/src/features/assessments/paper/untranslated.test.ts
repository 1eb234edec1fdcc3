import { expect, test } from 'vitest'
import { paperFrom } from './from-stored.ts'
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
