import { cleanup, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { FirstScreenCard } from './first-screen.tsx'
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

/** How many of the cards each drawing of ten has. */
function drawings(phone: boolean) {
  const usual = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(usual(media), { matches: phone }))
  const drawn: string[] = []
  const Card = ({ id }: { id: string }) => {
    drawn.push(id)
    return id
  }
  const seen: number[] = []
  renderScreen(
    <Profiler id="grid" onRender={() => seen.push(new Set(drawn).size)}>
      <ProductGrid
        products={page(10, false)}
        card={({ nodeId }, eager) => (
          <FirstScreenCard eager={eager}>
            <Card id={nodeId} />
          </FirstScreenCard>
        )}
        empty={null}
        onMore={() => Promise.resolve()}
      />
    </Profiler>,
  )
  vi.stubGlobal('matchMedia', usual)
  return seen
}

test('a phone draws the four cards of its first screen, and the others after them', () => {
  expect(drawings(true)).toEqual([4, 10])
})

test('a wide screen shows more of them, and draws all at once', () => {
  expect(drawings(false)[0]).toBe(10)
})
