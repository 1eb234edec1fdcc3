import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { FieldGroup } from './field-group.tsx'

const question = 'Grades'
const one = 'Grade 1'

const group = (words: { hint?: string; error?: string } = {}) => {
  renderScreen(
    <FieldGroup label={question} error={words.error} {...(words.hint === undefined ? {} : words)}>
      <input type="checkbox" aria-label={one} />
    </FieldGroup>,
  )
  return screen.getByRole('group', { name: 'Grades' })
}

test('a question alone has no description', () => {
  const shown = group()
  expect(shown).not.toHaveAttribute('aria-describedby')
  expect(shown).toHaveAttribute('data-invalid', 'false')
  expect(shown).toHaveTextContent(/^Grades$/)
})

test('the hint and what is wrong describe it', () => {
  const shown = group({ hint: 'At least one.', error: 'Choose a grade' })
  expect(shown).toHaveAccessibleDescription('At least one. Choose a grade')
  expect(shown).toHaveAttribute('data-invalid', 'true')
})

test('what is wrong describes it without a hint too', () => {
  expect(group({ error: 'Choose a grade' })).toHaveAccessibleDescription('Choose a grade')
})
