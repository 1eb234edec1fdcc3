import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import type { ArchivedOrder_OrderFragment } from '@/domain/order/archived-order.generated.ts'
import type { OrderDetailsQuery } from './order-details.generated.ts'
import { renderScreen } from '@/testing/render.tsx'
import { OrderDialog } from './order-dialog.tsx'

const number = '261121-10304512'
const bank = {
  accountHolder: 'Kryt (Pty) Ltd',
  bank: 'Testbank',
  accountNumber: '1234567890',
  branchCode: '250655',
  accountType: 'Cheque',
  proofEmail: '',
  proofPhone: '',
}

const sums = {
  couponCode: null,
  couponAmount: '0.00',
  shippingFee: '0.00',
  orderTotal: '64.00',
  orderVat: '8.35',
}

const facts = (orderStatus: string, orderPaymentMethod: string | null) => ({
  orderNumber: number,
  orderDateTime: '2026-11-21T08:30:45Z',
  orderStatus,
  orderPaymentMethod,
  orderShippingDetails: null,
  ...sums,
})

const order = (status: string, method: string | null, paymentBeingConfirmed = false) => ({
  __typename: 'TeacherProductsOrder',
  nodeId: 'o1',
  paymentBeingConfirmed,
  paymentDue: status === 'PROCESSING' ? '2026-11-28' : null,
  attempts: {
    edges: [
      {
        node: {
          __typename: 'PaymentAttempt',
          nodeId: 'p1',
          amount: '64.00',
          sentAt: '2026-11-21T08:30:45Z',
        },
      },
    ],
  },
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01',
  ...facts(status, method),
  refundedAmount: '0.00',
  paidAmount: '0.00',
  dueAmount: '0.00',
  unplacedAmount: '0.00',
  orderLineCollection: {
    edges: [
      {
        node: {
          __typename: 'OrderLine',
          nodeId: 'l1',
          title: 'Poems and songs',
          price: '80.00',
          quantity: 1,
          unitPrice: '64.00',
          linePrice: '64.00',
          discountPercentage: '20.00',
          physical: false,
          withdrawnAt: null,
          questions: '[]',
          product: null,
          productBundle: null,
          members: {
            edges: [
              {
                node: {
                  __typename: 'OrderLineMember',
                  nodeId: 'm1',
                  title: 'Poems',
                  physical: false,
                  paidBefore: false,
                  product: null,
                },
              },
            ],
          },
        },
      },
    ],
  },
  orderEventCollection: { edges: [] },
  parcelCollection: { edges: [] },
})

const event = (toStatus: string, reason: string, createdAt: string) => ({
  id: `${toStatus}-${reason}`,
  createdAt,
  fromStatus: null,
  toStatus,
  reason,
})

const archived: ArchivedOrder_OrderFragment & { __typename: string } = {
  __typename: 'ArchivedTeacherProductsOrder',
  nodeId: 'a1',
  ...facts('CANCELLED', 'EFT'),
  orderProducts: JSON.stringify([
    {
      id: null,
      title: 'Poems and songs',
      price: '80.00',
      quantity: 1,
      unitPrice: '64.00',
      linePrice: '64.00',
      discountPercentage: '20.00',
      couponShare: '0.00',
      physical: false,
      language: 'en',
      questions: [{ type: 'Text', label: 'Class name', value: '4B' }],
      members: [
        { title: 'Poems', physical: false, language: 'af' },
        { title: 'Songs', physical: false, language: null },
      ],
    },
  ]),
  orderEvents: JSON.stringify([
    event('PENDING', 'first_product_added', '2026-05-03T09:00:00.5+00:00'),
    event('PROCESSING', 'checked_out', '2026-05-04T09:00:00.123456+00:00'),
    event('CANCELLED', 'set_by_admin', '2026-05-20T12:30:00+00:00'),
  ]),
}

const invoice = {
  __typename: 'Invoice',
  nodeId: 'i1',
  id: 'i1',
  kind: 'invoice',
  form: 'abridged',
  number: 12,
  issuedAt: '2026-11-21T08:30:45Z',
  total: '64.00',
  refund: null,
}

const invoiceTo = createElement('p', null, 'Invoice to')

type Found = Partial<Record<keyof OrderDetailsQuery, object>>

function open(found: Found) {
  const list = (node: object | undefined) => ({ edges: node === undefined ? [] : [{ node }] })
  const link = new ApolloLink(({ operationName }) => {
    const data =
      operationName === 'OrderBankDetails'
        ? { bankDetails: JSON.stringify(bank) }
        : {
            orders: list(found.orders),
            archived: list(found.archived),
            invoices: list(found.invoices),
          }
    return new Observable((observer) => {
      observer.next({ data })
      observer.complete()
    })
  })
  renderScreen(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link, dataMasking: true })}>
      <MemoryRouter>
        <OrderDialog
          orderId={number}
          invoiceTo={invoiceTo}
          seats={() => null}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </ApolloProvider>,
  )
}

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
const parcel = (number: number, parcelState: string, carrier: object) => ({
  node: {
    __typename: 'Parcel',
    nodeId: `p${String(number)}`,
    id: `p${String(number)}`,
    number,
    parcelState,
    carrier: null,
    carrierName: null,
    trackingNumber: null,
    trackingLink: null,
    packedAt: '2026-11-22T08:30:45Z',
    sentAt: null,
    deliveredAt: null,
    ...carrier,
    parcelLineCollection: {
      edges: [
        {
          node: {
            __typename: 'ParcelLine',
            nodeId: `l${String(number)}`,
            title: 'Map',
            quantity: 2,
          },
        },
      ],
    },
  },
})

test('each parcel says how far it is, what is in it and where to follow it', async () => {
  const link = 'https://portal.thecourierguy.co.za/track?ref=TCG1'
  const edges = [
    parcel(1, 'SENT', {
      sentAt: '2026-11-23T08:30:45Z',
      carrier: 'THE_COURIER_GUY',
      carrierName: 'The Courier Guy',
      trackingNumber: 'TCG1',
      trackingLink: link,
    }),
    parcel(2, 'PACKED', {}),
  ]
  open({ orders: { ...order('PAID', 'EFT'), parcelCollection: { edges } } })
  const region = await screen.findByRole('region', { name: 'Your parcels' })
  const [sent, packed] = within(region)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('time') !== null)
  expect(sent).toHaveTextContent(/On its way.*23 November 2026.*2 ×.*Map.*The Courier Guy.*TCG1/)
  expect(within(region).getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute(
    'href',
    link,
  )
  expect(packed).toHaveTextContent(/Packed.*22 November 2026/)
  expect(packed).not.toHaveTextContent('TCG1')
})

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
