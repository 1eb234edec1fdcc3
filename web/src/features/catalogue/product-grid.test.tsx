import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { ProductGrid } from './product-grid.tsx'

const page = (count: number, hasNextPage: boolean) => ({
  edges: Array.from({ length: count }, (_, place) => ({ node: { nodeId: String(place) } })),
  pageInfo: { hasNextPage, endCursor: 'c' },
})

const openGrid = (products: ReturnType<typeof page>, shown?: string) =>
  renderScreen(
    <ProductGrid
      products={products}
      card={({ nodeId }) => nodeId}
      empty={null}
      shown={shown}
      onMore={() => Promise.resolve()}
    />,
  )

test.each([
  [page(4, true), 'The first 4 resources'],
  [page(7, false), '7 resources'],
  [page(1, false), '1 resource'],
])(
  'the number below the list is not given as the total while there are more (%#)',
  (products, words) => {
    openGrid(products)
    expect(screen.getByText(words)).toBeVisible()
  },
)

test('a counted total is shown while there are more', () => {
  openGrid(page(4, true), '4 of 9')
  expect(screen.getByText('4 of 9')).toBeVisible()
  cleanup()
  openGrid(page(9, false), '9 of 9')
  expect(screen.getByText('9 resources')).toBeVisible()
})
