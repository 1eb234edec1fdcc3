import { ApolloClient, ApolloLink, Observable, type FragmentType } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { BuyPanel_ItemFragmentDoc, type BuyPanel_ItemFragment } from './buy-panel.generated.ts'
import type { CartQuery } from './cart.generated.ts'
import type { StandingQuery } from './standing.generated.ts'
import { useSession } from '@/lib/session.ts'
import { renderScreen } from '@/testing/render.tsx'
import { BuyPanel } from './buy-panel.tsx'

vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: vi.fn(),
}))

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const visitor = { status: 'signed-out', codeDue: false } as const
const teacher = {
  status: 'signed-in',
  user: { id, email: 'thandi@kryt.example' },
  restoring: false,
} as const

afterEach(() => vi.restoreAllMocks())

const Address = () => <p data-testid="address">{useLocation().pathname}</p>

type Product = NonNullable<StandingQuery['productByPk']>

/** The panel of a resource for R45, with the teacher's ownership as the database returns it. */
function openPanel({
  standing = {},
  cart = null,
  ready = true,
  session = teacher,
  salePrice = '45.00',
}: {
  standing?: Partial<Pick<Product, 'ownedAs' | 'libraryAccess'>> | null
  cart?: CartQuery['myCart']
  ready?: boolean
  session?: typeof visitor | typeof teacher
  salePrice?: string
}) {
  vi.mocked(useSession).mockReturnValue(session)
  const cache = createCache()
  const item = { __typename: 'ShopItem', nodeId: 's1' } as const
  cache.writeFragment({
    fragment: BuyPanel_ItemFragmentDoc,
    data: {
      ...item,
      id,
      productId: id,
      productBundleId: null,
      price: '50.00',
      salePrice,
      product: { __typename: 'Product', nodeId: 'p1', questions: '[]' },
      productBundle: null,
    },
  })
  const product = { __typename: 'Product', nodeId: 'p1', ownedAs: null, libraryAccess: null }
  const answers: Record<string, object> = {
    Standing: {
      productByPk: standing === null ? null : { ...product, ...standing },
      productBundleByPk: null,
    },
    Cart: { chargesVat: true, myCart: cart },
  }
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (standing === null) return
        observer.next({ data: answers[operationName ?? ''] ?? {} })
        observer.complete()
      }),
  )
  // Fragments are masked: the parent passes a reference whose type hides its fields.
  const from = item as unknown as FragmentType<BuyPanel_ItemFragment>
  return renderScreen(
    <ApolloProvider client={new ApolloClient({ cache, link })}>
      <MemoryRouter>
        <Address />
        <BuyPanel item={from} title="Poems" ready={ready} priced />
      </MemoryRouter>
    </ApolloProvider>,
  )
}

const buy = async () => screen.findByRole('button', { name: 'Buy now for R45.00' })

test('a visitor goes to sign-in, and the purchase continues from there', () => {
  openPanel({ session: visitor })
  expect(screen.getByRole('link', { name: 'Buy now for R45.00' })).toHaveAttribute(
    'href',
    `/app/products/${id}/buy`,
  )
})

test.each([
  [null, null],
  ['monthly_limit_reached', 'Limit Reached For This Grade'],
  ['grade_not_covered', 'Subscribe to Grade to download'],
  ['subscription_required', 'Subscribe to Download'],
])('not owned and not in the subscription (%s): it can be bought', async (libraryAccess, words) => {
  openPanel({ standing: { libraryAccess } })
  await expect.poll(async () => (await buy()).hasAttribute('disabled')).toBe(false)
  expect(screen.queryByText(/Subscribe|Limit/)?.textContent ?? null).toBe(words)
})

test.each(['NaN', 'Infinity', '', '1e3'])(
  'a price of "%s" is no amount: nobody buys for it, and it is not free',
  async (salePrice) => {
    const { unmount } = openPanel({ session: visitor, salePrice })
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    openPanel({ standing: { libraryAccess: 'monthly_limit_reached' }, salePrice })
    await expect.poll(() => screen.queryAllByRole('button')).toEqual([])
  },
)

test('what the subscription includes is added to the library instead', async () => {
  openPanel({ standing: { libraryAccess: 'allowed' } })
  expect(await screen.findByRole('button', { name: 'Add to library' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull()
})

test('what was added to the library opens', async () => {
  const { user } = openPanel({ standing: { libraryAccess: 'allowed' } })
  await user.click(await screen.findByRole('button', { name: 'Add to library' }))
  await expect
    .poll(() => screen.getByTestId('address').textContent)
    .toBe(`/app/subscribed-products/${id}`)
})

test.each([
  ['bought', `/app/bought-products/${id}`],
  ['subscribed', `/app/subscribed-products/${id}`],
])('what is %s can be opened', async (ownedAs, address) => {
  openPanel({ standing: { ownedAs } })
  expect(await screen.findByRole('link', { name: 'Show content' })).toHaveAttribute('href', address)
})

test('nothing can be bought while the profile is loading', async () => {
  openPanel({ ready: false })
  expect(await buy()).toBeDisabled()
})

test('nothing can be bought before the ownership is known', async () => {
  openPanel({ standing: null })
  expect(await buy()).toBeDisabled()
})

test('nothing can be bought without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openPanel({})
  // Until the ownership is known the button is disabled for that.
  await expect.poll(async () => (await buy()).getAttribute('aria-disabled')).toBe('true')
  expect(await buy()).toHaveAttribute('title', 'You’re offline. This needs a connection.')
})
