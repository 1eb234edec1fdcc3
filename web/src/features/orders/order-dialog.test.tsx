import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { archived, invoice, number, open, order } from './order-dialog-testing.tsx'

/** What can be done next, and what the order says of its payment. */
const seen = () => ({
  actions: [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')]
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    .filter((name) => !/close|copy/i.test(name)),
  account: screen.queryByText('1234567890') !== null,
  invoiceTo: screen.queryByText('Invoice to') !== null,
})

test.each([
  ['QUOTING', null, 'Quote', { actions: ['Continue in the cart'] }],
  ['PENDING', 'PayFast', 'In the cart', { actions: ['Continue in the cart'] }],
  [
    'PROCESSING',
    'EFT',
    'EFT',
    {
      actions: ['Pay by card or Instant EFT instead', 'Cancel this order'],
      account: true,
      invoiceTo: true,
    },
  ],
  [
    'PROCESSING',
    'PayFast',
    'Card Payment',
    {
      actions: ['Pay by card or Instant EFT instead', 'Cancel this order'],
      account: true,
      invoiceTo: true,
    },
  ],
  ['PAID', 'EFT', 'EFT', { actions: ['Go to my resources'] }],
  ['PAID', 'PayFast', 'Card Payment', { actions: ['Go to my resources'] }],
  ['PAID', 'Free', 'Free', { actions: ['Go to my resources'] }],
  ['CANCELLED', 'EFT', 'EFT', { actions: [] }],
] as const)('%s by %s', async (status, method, word, expected) => {
  open({ orders: order(status, method) })
  expect(await screen.findByText('Poems and songs')).toBeVisible()
  expect(screen.getAllByText(word).length).toBeGreaterThan(0)
  if (status === 'PROCESSING') {
    expect(await screen.findByText('1234567890')).toBeVisible()
    // The word of the mails.
    expect(screen.getByText('Awaiting payment')).toBeVisible()
    expect(screen.getByText(/Please pay by/)).toHaveTextContent('28 November 2026')
  }
  expect(seen()).toEqual({ account: false, invoiceTo: false, ...expected })
})

/** A parcel with one thing in it. */
test.each([
  ['8.35', 1],
  ['0.00', 0],
])('VAT of R%s is told or not spoken of', async (orderVat, lines) => {
  open({ orders: { ...order('PAID', 'EFT'), orderVat } })
  expect(await screen.findByTestId('order-total')).toHaveTextContent('R64.00')
  expect(screen.queryAllByText(/VAT/)).toHaveLength(lines)
})

test.each(['now', 'put away'])('the sums of an order (%s) stand in one order', async (when) => {
  const amounts = {
    couponCode: 'WINTER',
    couponAmount: '10.00',
    shippingFee: '160.00',
    orderTotal: '214.00',
    orderVat: '27.91',
  }
  open(
    when === 'now'
      ? { orders: { ...order('PAID', 'EFT'), ...amounts } }
      : { archived: { ...archived, ...amounts } },
  )
  const total = await screen.findByTestId('order-total')
  expect([...(total.closest('dl')?.children ?? [])].map((one) => one.textContent)).toEqual([
    'Subtotal',
    'R64.00',
    'Coupon WINTER',
    '−R10.00',
    'Delivery',
    'R160.00',
    'VAT included (15%)',
    'R27.91',
    'Total',
    'R214.00',
  ])
})

test('what was given back is told, with the way that the money went', async () => {
  open({
    orders: { ...order('PAID', 'EFT'), refundedAmount: '20.00' },
    invoices: {
      ...invoice,
      kind: 'credit_note',
      number: 8,
      total: '20.00',
      refund: {
        __typename: 'Refund',
        nodeId: 'r1',
        refundMethod: 'EFT',
        paidOutOn: '2026-11-25',
        bankReference: 'FNB 0042',
      },
    },
  })
  expect(await screen.findByTestId('order-refunded')).toHaveTextContent('−R20.00')
  expect((await screen.findByText('CN-000008')).closest('li')).toHaveTextContent(
    'R20.00 went back by bank transfer on 25 November 2026, reference FNB 0042.',
  )
})

test('the invoice of a paid order is there to download', async () => {
  open({ orders: order('PAID', 'EFT'), invoices: invoice })
  expect(
    await screen.findByRole('button', { name: 'Download Tax invoice INV-000012' }),
  ).toBeVisible()
})

test('an order that was put away opens with its lines, answers, invoice and history', async () => {
  open({ archived, invoices: invoice })
  expect(await screen.findByText('Poems and songs')).toBeVisible()
  expect(screen.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  expect(screen.getByText('This order was cancelled long ago', { exact: false })).toBeVisible()
  for (const text of ['Poems', 'Songs', 'Class name', '4B', 'R80.00'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Poems')).toHaveAttribute('lang', 'af')
  expect(screen.getByTestId('order-total')).toHaveTextContent('R64.00')
  expect(screen.getByText('INV-000012')).toBeVisible()
  const history = screen.getByRole('region', { name: 'History' })
  expect(
    within(history)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringMatching(/^Cart startedYou0?3 May 2026.* 11:00$/),
    expect.stringMatching(/^Order placedYou0?4 May 2026.* 11:00$/),
    expect.stringMatching(/^Order cancelledOur team20 May 2026.* 14:30$/),
  ])
  expect(seen().actions).toEqual(['Download Tax invoice INV-000012'])
})

test('an order that is not there says so', async () => {
  open({})
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
})

test.each([
  ['PENDING', 'This order is still in your cart.'],
  ['QUOTING', 'We made this quote for you'],
  ['PROCESSING', 'Pay by card or Instant EFT instead'],
])(
  'a %s order whose card payment is being confirmed says so, not: %s',
  async (status, invitation) => {
    open({ orders: order(status, 'PayFast', true) })
    await screen.findByRole('button', { name: 'I did not pay' })
    const payment = screen.getByRole('status')
    expect(payment).toHaveTextContent('Payment being confirmed')
    expect(payment).toHaveTextContent('R64.00 by card, started 21 November 2026 at 10:30.')
    expect(screen.getAllByText('Payment being confirmed')).toHaveLength(2)
    expect(screen.queryByText(invitation, { exact: false })).toBeNull()
  },
)
