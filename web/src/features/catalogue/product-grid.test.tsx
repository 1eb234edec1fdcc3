import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { ProductGrid } from './product-grid.tsx'

const page = (count: number, hasNextPage: boolean) => ({
  edges: Array.from({ length: count }, (_, place) => ({ node: { nodeId: String(place) } })),
  pageInfo: { hasNextPage, endCursor: 'c' },
})

const openGrid = (products: ReturnType<typeof page> & { totalCount?: number }) =>
  renderScreen(
    <ProductGrid
      products={products}
      card={({ nodeId }) => nodeId}
      empty={null}
      onMore={() => Promise.resolve()}
    />,
  )

test.each([
  [page(4, true), 'The first 4 resources'],
  [page(1, true), 'The first resource'],
  [page(7, false), '7 resources'],
  [page(1, false), '1 resource'],
  [{ ...page(4, true), totalCount: 9 }, '4 of 9 resources'],
  [{ ...page(1, false), totalCount: 1 }, '1 resource'],
])('the number below the list does not read as all there are (%#)', (products, words) => {
  openGrid(products)
  expect(screen.getByText(words)).toBeVisible()
})
