import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { TemplateSearch, type FoundTemplates } from './template-search.tsx'

const told = (found: Partial<FoundTemplates>) => {
  renderScreen(
    <TemplateSearch
      words="breuke"
      onWords={() => undefined}
      placeholder="Label"
      found={{ total: 0, shown: 0, failed: false, ...found }}
    >
      <ul />
    </TemplateSearch>,
  )
  return screen.getByRole('status').textContent
}

test.each([
  [{}, 'No Results found'],
  [{ total: undefined }, 'Loading templates…'],
  [{ total: 3, shown: 3 }, ''],
  [{ total: 300, shown: 100 }, 'Only the first 100 are shown. Search for the others.'],
  [{ total: undefined, failed: true }, 'The templates could not be loaded. Try again.'],
])('a search that found %o says so: %s', (found, words) => {
  expect(told(found)).toBe(words)
})
