import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createCache } from '@/graphql/cache.ts'
import type { ArchivedOrder_OrderFragment } from '@/domain/order/archived-order.generated.ts'
import type { OrderDetailsQuery } from './order-details.generated.ts'
import { renderScreen } from '@/testing/render.tsx'
import { OrderDialog } from './order-dialog.tsx'

export const number = '261121-10304512'
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

export const order = (status: string, method: string | null, paymentBeingConfirmed = false) => ({
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
  creditAmount: '0.00',
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

export const archived: ArchivedOrder_OrderFragment & { __typename: string } = {
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

export const invoice = {
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

export function open(found: Found) {
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
