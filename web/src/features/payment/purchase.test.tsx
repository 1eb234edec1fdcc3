import { createElement } from 'react'
import { act, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { leaveForCardPayment } from '@/domain/payment/card-payment.ts'
import { AppError } from '@/lib/errors.ts'
import { PaymentCancelled } from './payment-cancelled.tsx'
import { PurchaseCancelled } from './purchase-cancelled.tsx'
import { PurchaseComplete } from './purchase-complete.tsx'
import { PurchaseWaiting } from './purchase-waiting.tsx'

vi.mock('@/domain/payment/card-payment.ts', () => ({ leaveForCardPayment: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  window.dataLayer = []
  addErrorMessages(serverMessages)
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

test('a paid order: thanks, records the purchase, and redirects after four seconds', async () => {
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

test('a late confirmation: keeps asking, says so, and finally says what to do', async () => {
  const askAgain = vi.fn()
  open(<PurchaseWaiting orderId="o1" orderNumber="1-2" onAskAgain={askAgain} />)
  expect(screen.getByRole('status')).toHaveTextContent('This page updates by itself.')
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

test('a buyer who did not pay must confirm that first, and sees why the payment cannot start', async () => {
  vi.mocked(leaveForCardPayment).mockRejectedValueOnce(new AppError('order_total_changed'))
  open(<PurchaseWaiting orderId="o1" orderNumber="1-2" onAskAgain={() => undefined} />)
  await pass(20_100)
  expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'I have not paid' }).click())
  act(() => screen.getByRole('button', { name: 'Pay by card' }).click())
  await pass(0)
  expect(leaveForCardPayment).toHaveBeenCalledWith('o1')
  expect(screen.getByRole('alert')).toHaveTextContent('The total has changed')
  expect(screen.getByRole('link', { name: 'Open the cart' })).toHaveAttribute(
    'href',
    '/app/products?cart=open',
  )
  vi.mocked(leaveForCardPayment).mockResolvedValueOnce(undefined)
  act(() => screen.getByRole('button', { name: 'Pay by card' }).click())
  await pass(0)
  expect(screen.getByRole('button', { name: 'Pay by card' })).toBeDisabled()
})

test('a cancelled order: no thanks, and how the money is paid back', () => {
  open(<PurchaseCancelled orderNumber="1-2" />)
  expect(screen.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('we pay it back')
  expect(screen.getByRole('link', { name: 'View the order' })).toBeVisible()
})

test('after a cancelled payment: nothing was charged, and a button opens the cart', async () => {
  const router = open(<PaymentCancelled />, '/app/products?payment=cancelled&search=frac')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was charged')
  act(() => screen.getByRole('button', { name: 'Open the cart' }).click())
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=frac&cart=open'))
  expect(screen.queryByRole('status')).toBeNull()
})
