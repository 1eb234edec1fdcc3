import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { CorrectedSearch } from './corrected-search.tsx'

const show = (corrected: string | null, edges: unknown[]) =>
  renderScreen(<CorrectedSearch typed="fracton" corrected={corrected} found={{ edges }} />)

test('says which words were looked for, when they found something', async () => {
  show('fraction', [{}])
  expect(await screen.findByText(/Nothing found/)).toHaveTextContent(
    'Nothing found for “fracton”. This is what there is for “fraction”.',
  )
})

test.each([
  ['fraction', []],
  [null, [{}]],
])('says nothing about %s with %j', (corrected, edges) => {
  expect(show(corrected, edges).container).toBeEmptyDOMElement()
})
