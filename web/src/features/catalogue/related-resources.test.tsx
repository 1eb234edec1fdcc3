import { MockedProvider } from '@apollo/client/testing/react'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { RelatedResources } from './related-resources.tsx'
import { RelatedResourcesDocument } from './related-resources.generated.ts'

// The card reads a fragment of its own; only the row's title is looked at here.
vi.mock('./product-card.tsx', () => ({ ProductCard: () => 'a card' }))

const id = '5f1d8a52-1a2f-4c55-9a3b-0c6f3c9a7a11'
const other = { nodeId: 'n', id, term: null, language: 'English', publishDate: '2026-01-01' }

test.each([
  ['en', 'More for Grade\u00A03 · Mathematics'],
  ['af', 'Meer vir Graad\u00A03 · Wiskunde'],
] as const)('the grade and its number stay on one line (%s)', async (locale, title) => {
  const answer = {
    request: { query: RelatedResourcesDocument, variables: { id } },
    result: { data: { related: { edges: [{ node: other }] }, bundles: { edges: [] } } },
  } as never // the card's part is not asked for here
  renderScreen(
    <MockedProvider mocks={[answer]}>
      <MemoryRouter>
        <RelatedResources
          item={{ id, term: null, language: 'English' }}
          category={['Grade 3', 'Mathematics']}
          heading="h2"
          link={() => ({ to: '/' })}
        />
      </MemoryRouter>
    </MockedProvider>,
    { locale },
  )
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(title)
})
