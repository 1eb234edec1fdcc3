import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { countOf } from './count-of.tsx'

test.each([
  [13, null],
  [13, 20],
  [0, 20],
])('%i of %s is not worth saying', (length, longest) => {
  expect(countOf(length, longest)).toBeUndefined()
})

test.each([
  [14, 'false'],
  [20, 'false'],
  [21, 'true'],
])('%i of 20 is said, past the end as an error: %s', (length, isError) => {
  renderScreen(<p>{countOf(length, 20)}</p>)
  expect(String(screen.getByText(`${length} of 20`).className.includes('danger'))).toBe(isError)
})
