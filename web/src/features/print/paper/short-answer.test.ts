import { expect, test } from 'vitest'
import { paragraph, stored, words } from '@/components/rich-text/editor/test-editor.ts'
import { isShortAnswer } from './short-answer.ts'

const inLanguage = (lang: string, text: string) => ({ ...paragraph(text), lang })

test('a typed answer of one line is short, also with the empty line that the editor leaves', () => {
  expect(isShortAnswer(stored(paragraph('evaporation')))).toBe(true)
  expect(isShortAnswer(stored(paragraph('salt ', words('and', { format: 1 }), ' sand ✓✓')))).toBe(
    true,
  )
  expect(isShortAnswer(stored(paragraph('R450'), paragraph()))).toBe(true)
  expect(
    isShortAnswer(
      stored(paragraph('Insects see the flower (1), visit it and carry its pollen (1).')),
    ),
  ).toBe(false)
})

test('alternatives with “or” between them are short, lines below each other are a list', () => {
  const lines = (...all: string[]) => isShortAnswer(stored(...all.map((one) => paragraph(one))))
  expect(lines('engineer', 'OR', 'civil engineer')).toBe(true)
  expect(lines('ingenieur', 'OF', 'siviele ingenieur')).toBe(true)
  expect(lines('What was traded (1)', 'With whom (2)')).toBe(false)
  expect(lines('engineer', 'OR', 'civil engineer', 'or the like')).toBe(false)
})

test('in two languages there is one line in each', () => {
  expect(isShortAnswer(stored(paragraph('Gold'), inLanguage('af', 'Goud')))).toBe(true)
  expect(
    isShortAnswer(stored(paragraph('Gold'), inLanguage('af', 'Goud'), inLanguage('af', 'Ivoor'))),
  ).toBe(false)
})

test('what is more than words is none', () => {
  const formula = { type: 'equation', equation: 'x=2', inline: true }
  expect(isShortAnswer(stored(paragraph(formula)))).toBe(false)
  expect(isShortAnswer(stored({ type: 'list', children: [paragraph('salt')] }))).toBe(false)
})
