import { createElement } from 'react'
import { act, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { PaymentCancelled } from './payment-cancelled.tsx'
import { PurchaseComplete } from './purchase-complete.tsx'
import { PurchaseWaiting } from './purchase-waiting.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  window.dataLayer = []
})
afterEach(() => vi.useRealTimers())

function open(page: React.ReactElement, path = '/') {
  const router = createMemoryRouter(
    [
      { path: '/app/bought-products', element: createElement('h1', null, 'Library') },
      { path: '*', element: page },
    ],
    { initialEntries: [path] },
  )
  renderScreen(<RouterProvider router={router} />)
  return router
}

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('a paid order: thanks, the purchase is told, and on after four seconds', async () => {
  open(<PurchaseComplete order={{ id: 'o1', orderNumber: '1-2', orderTotal: '149.50' }} />)
  expect(screen.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('We received R149.50 for order 1-2.')
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(window.dataLayer).toHaveLength(1)
  await pass(3500)
  expect(screen.queryByText('Library')).toBeNull()
  await pass(600)
  expect(screen.getByText('Library')).toBeVisible()
})

test('a late confirmation: keeps asking, says so, and in the end what to do', async () => {
  const askAgain = vi.fn()
  open(<PurchaseWaiting orderNumber="1-2" onAskAgain={askAgain} />)
  expect(screen.getByRole('status')).toHaveTextContent('This page follows by itself.')
  expect(screen.queryByRole('link')).toBeNull()
  await pass(20_100)
  expect(askAgain.mock.calls.length).toBeGreaterThanOrEqual(3)
  expect(screen.getByRole('status')).toHaveTextContent('should not pay again')
  expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute(
    'href',
    '/app/productorders/1-2',
  )
  await pass(100_000)
  expect(screen.getByRole('status')).toHaveTextContent('The confirmation has not come yet.')
  expect(window.dataLayer).toEqual([])
})

test('back from a cancelled payment: nothing was charged, and the cart is a click away', async () => {
  const router = open(<PaymentCancelled />, '/app/products?payment=cancelled&search=frac')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was charged')
  act(() => screen.getByRole('button', { name: 'Open the cart' }).click())
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=frac&cart=open'))
  expect(screen.queryByRole('status')).toBeNull()
})
