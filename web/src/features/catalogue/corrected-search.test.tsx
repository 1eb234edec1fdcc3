import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { CorrectedSearch } from './corrected-search.tsx'

const show = (corrected: string | null, edges: unknown[]) =>
  renderScreen(<CorrectedSearch typed="fracton" corrected={corrected} found={{ edges }} />)
    .container.textContent

test('says which words were looked for, when they found something', () => {
  expect(show('fraction', [{}])).toBe(
    'Nothing found for “fracton”. This is what there is for “fraction”.',
  )
  expect(show('fraction', [])).toBe('')
  expect(show(null, [{}])).toBe('')
})
