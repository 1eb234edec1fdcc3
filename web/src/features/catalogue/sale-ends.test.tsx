import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { SaleEnds } from './sale-ends.tsx'

// What is asked again when a sale ends has its own test.
vi.mock('./use-ask-at.ts', () => ({ useAskAt: () => undefined }))

const shown = (saleEndsAt: string | null) =>
  renderScreen(<SaleEnds item={{ saleEndsAt }} />).container.textContent

test('the end of a sale is said, in the time of South Africa', () => {
  expect(shown('2027-03-04T12:46:00+00:00')).toMatch(
    /^Sale price until 4 March 2027,? (?:at )?14:46$/,
  )
  expect(shown(null)).toBe('')
})

test.each(['infinity', 'NaN', ''])('a moment of "%s" is none, and the page stays', (moment) => {
  expect(shown(moment)).toBe('Sale price until Cannot be shown')
})
