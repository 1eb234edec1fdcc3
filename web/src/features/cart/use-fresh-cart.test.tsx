import { ApolloClient, ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { goodsChanged } from '@/graphql/live/goods-changed.ts'
import type * as actions from './cart-actions.ts'
import { refreshCart } from './cart-actions.ts'
import { useFreshCart } from './use-fresh-cart.ts'

vi.mock('./cart-actions.ts', async (original) => ({
  ...(await original<typeof actions>()),
  refreshCart: vi.fn(() => Promise.resolve()),
}))
vi.mock('./use-cart-items.ts', () => ({ useCartItems: () => new Set(['in-the-cart']) }))
beforeEach(() => vi.clearAllMocks())

test('an open cart follows what changes in it, not what else changes in the shop', async () => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const { result, unmount } = renderHook(() => useFreshCart('open'), { wrapper })
  await waitFor(() => expect(result.current.fresh).toBe(true))
  expect(refreshCart).toHaveBeenCalledOnce()
  act(() => goodsChanged.set({ id: 'elsewhere' }))
  // Two changes in a row are one question.
  act(() => goodsChanged.set({ id: 'in-the-cart' }))
  act(() => goodsChanged.set({ id: 'in-the-cart' }))
  await waitFor(() => expect(refreshCart).toHaveBeenCalledTimes(2))
  unmount()
  goodsChanged.set({ id: 'in-the-cart' })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(refreshCart).toHaveBeenCalledTimes(2)
})
