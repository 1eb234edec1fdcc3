import { ApolloClient, ApolloLink, Observable, type FragmentType } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { createElement } from 'react'
import { act, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptCookies } from '@/lib/cookie-consent.ts'
import { createCache } from '@/graphql/cache.ts'
import { renderScreen } from '@/testing/render.tsx'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import type { OpenPayment_OrderFragment } from '@/domain/payment/open-payment.generated.ts'
import { OpenPayment_OrderFragmentDoc } from '@/domain/payment/open-payment.generated.ts'
import { PaymentCancelled } from './payment-cancelled.tsx'
import { PurchaseCancelled } from './purchase-cancelled.tsx'
import { PurchaseComplete } from './purchase-complete.tsx'
import { PurchaseDecided } from './purchase-decided.tsx'
import { PurchaseEnded } from './purchase-ended.tsx'
import { PurchaseWaiting } from './purchase-waiting.tsx'

beforeEach(() => {
  acceptCookies()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T08:30:46Z') })
  localStorage.clear()
  window.dataLayer = []
  sent = []
  addErrorMessages(serverMessages)
})
afterEach(() => vi.useRealTimers())

const payment: OpenPayment_OrderFragment = {
  __typename: 'TeacherProductsOrder',
  nodeId: 'o1',
  id: 'o1',
  attempts: {
    __typename: 'PaymentAttemptConnection',
    edges: [
      {
        __typename: 'PaymentAttemptEdge',
        node: {
          __typename: 'PaymentAttempt',
          nodeId: 'p1',
          amount: '64.50',
          sentAt: '2026-11-21T08:30:45Z',
        },
      },
    ],
  },
}
// What a query passes on; the component reads it from the cache.
const order = payment as unknown as FragmentType<OpenPayment_OrderFragment>

/** What was sent to the server. */
let sent: { name: string | undefined; variables: unknown }[] = []
let answer: { data?: object; errors?: { message: string }[] } = {}

function open(page: React.ReactElement, path = '/') {
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push({ name: operationName, variables })
    return new Observable((observer) => {
      observer.next(answer)
      observer.complete()
    })
  })
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true })
  client.writeFragment({
    fragment: OpenPayment_OrderFragmentDoc,
    fragmentName: 'OpenPayment_order',
    data: payment,
  })
  const router = createMemoryRouter(
    [
      { path: '/app/bought-products', element: createElement('h1', null, 'Library') },
      { path: '*', element: page },
    ],
    { initialEntries: [path] },
  )
  renderScreen(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  )
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

test.each([90, 180])(
  'back after %i seconds at the provider: the wait begins now',
  async (seconds) => {
    vi.setSystemTime(Date.parse('2026-11-21T08:30:45Z') + seconds * 1000)
    open(<PurchaseWaiting orderId="o1" order={order} orderNumber="1-2" onAskAgain={vi.fn()} />)
    await pass(0)
    expect(screen.getByRole('status')).toHaveTextContent('within a few seconds')
    expect(screen.queryByRole('button', { name: 'I did not pay' })).toBeNull()
  },
)

test('back an hour later: nobody is told to wait for a few seconds', async () => {
  vi.setSystemTime(Date.parse('2026-11-21T09:30:45Z'))
  open(<PurchaseWaiting orderId="o1" order={order} orderNumber="1-2" onAskAgain={vi.fn()} />)
  await pass(0)
  expect(screen.getByRole('status')).toHaveTextContent('The confirmation has not come yet.')
  expect(screen.getByRole('link', { name: 'View the order' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'I did not pay' })).toBeVisible()
})

test('a late confirmation: keeps asking, says so, and finally says what to do', async () => {
  const askAgain = vi.fn()
  open(<PurchaseWaiting orderId="o1" order={order} orderNumber="1-2" onAskAgain={askAgain} />)
  await pass(0)
  expect(screen.getByRole('status')).toHaveTextContent('Payment being confirmed')
  expect(screen.getByRole('status')).toHaveTextContent(
    'R64.50 by card, started 21 November 2026 at 10:30.',
  )
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

test('a buyer who did not pay must confirm that first, and sees why it is refused', async () => {
  open(
    <PurchaseWaiting orderId="o1" order={order} orderNumber="1-2" onAskAgain={() => undefined} />,
  )
  await pass(20_100)
  act(() => screen.getByRole('button', { name: 'I did not pay' }).click())
  const question = screen.getByRole('alertdialog', { name: 'Are you sure that you did not pay?' })
  expect(question).toHaveTextContent('If your bank shows the payment, please wait')
  act(() => screen.getByRole('button', { name: 'Wait for the confirmation' }).click())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent).toEqual([])

  answer = { errors: [{ message: 'order_not_found' }] }
  act(() => screen.getByRole('button', { name: 'I did not pay' }).click())
  const say = () =>
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I did not pay' })
  act(() => say().click())
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such order in your account.')

  answer = {
    data: {
      giveUpPayment: {
        __typename: 'TeacherProductsOrder',
        nodeId: 'o1',
        orderStatus: 'PENDING',
        paymentBeingConfirmed: false,
      },
    },
  }
  act(() => say().click())
  await pass(100)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent).toEqual(
    Array.from({ length: 2 }, () => ({ name: 'GiveUpPayment', variables: { orderId: 'o1' } })),
  )
})

test.each([
  [false, 'Your resources are in your cart', 'Open the cart', '/app/products?cart=open'],
  [true, 'Your order still waits for a payment', 'View the order', '/app/productorders/1-2'],
])('a payment that ended without money, placed %s: %s', async (placed, says, name, href) => {
  const askAgain = vi.fn()
  open(<PurchaseEnded orderNumber="1-2" placed={placed} onAskAgain={askAgain} />)
  expect(screen.getByRole('heading', { name: 'This card payment was not completed' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(says)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  // Who paid after all is here before the provider tells it.
  await pass(5000)
  expect(askAgain).toHaveBeenCalledOnce()
})

test('money that came for an order that had changed: somebody looks at it, and nobody pays again', () => {
  open(<PurchaseDecided orderNumber="1-2" amount="288.25" paid={false} />)
  expect(screen.getByRole('heading', { name: 'We have received your payment' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/R288.25.*Please do not pay again/)
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
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
