import { ApolloClient, ApolloLink, type FragmentType, type Unmasked } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { formDraft } from '@/lib/form-draft.ts'
import { renderScreen } from '@/testing/render.tsx'
import type * as actions from '../cart-actions.ts'
import { removeFromCart } from '../cart-actions.ts'
import {
  ConfirmStep_OrderFragmentDoc,
  type ConfirmStep_OrderFragment,
} from './confirm-step.generated.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InvoiceDetailsDocument } from './invoice-details.generated.ts'
import type * as details from './invoice-details.ts'
import { invoiceDraft, saveInvoiceDetails } from './invoice-details.ts'

vi.mock('./invoice-details.ts', async (original) => ({
  ...(await original<typeof details>()),
  saveInvoiceDetails: vi.fn<typeof saveInvoiceDetails>(),
}))
vi.mock('../cart-actions.ts', async (original) => ({
  ...(await original<typeof actions>()),
  removeFromCart: vi.fn<typeof removeFromCart>(),
}))

beforeEach(() => {
  addErrorMessages(serverMessages)
  vi.mocked(saveInvoiceDetails).mockReset().mockResolvedValue()
  vi.mocked(removeFromCart).mockReset().mockResolvedValue()
})
afterEach(() => sessionStorage.clear())

function open(columns: object = {}, error: unknown = null) {
  const onPlace = vi.fn()
  const cache = createCache()
  const order = { __typename: 'TeacherProductsOrder', nodeId: 'o1' } as const
  const totalBecomes = (total: string) =>
    act(() => {
      cache.modify<{ orderTotal: string }>({
        id: cache.identify(order) ?? '',
        fields: { orderTotal: () => total },
      })
    })
  cache.writeQuery({ query: InvoiceDetailsDocument, data: { getInvoiceDetails: null } })
  cache.writeFragment({
    fragment: ConfirmStep_OrderFragmentDoc,
    fragmentName: 'ConfirmStep_order',
    data: {
      ...order,
      invoiceDetailsMissing: false,
      invoiceNameMissing: false,
      overlaps: '[]',
      couponCode: 'WINTER',
      couponProblem: null,
      orderTotal: '200.00',
      orderableTotal: '200.00',
      orderableCouponAmount: '10.00',
      orderableShippingFee: '160.00',
      orderableVat: '26.09',
      lines: {
        edges: [
          {
            node: {
              __typename: 'OrderLine',
              nodeId: 'l1',
              id: 'l1',
              productId: 'p1',
              productBundleId: null,
              title: 'Fractions',
              price: '62.50',
              discountPercentage: '20.00',
              quantity: 1,
              unitPrice: '50.00',
              linePrice: '50.00',
              questions: JSON.stringify([
                { label: 'Name on the box', type: 'Text', value: 'Ms Nkosi' },
                { label: 'Colour', type: 'Text', value: '' },
              ]),
              couponShare: '10.00',
              physical: true,
              product: { __typename: 'Product', nodeId: 'p1', language: 'af' },
              productBundle: null,
            },
          },
        ],
      },
      ...columns,
    } as unknown as Unmasked<ConfirmStep_OrderFragment>,
  })
  const rendered = renderScreen(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
        <ConfirmStep
          // A parent passes a reference whose type hides its fields.
          order={order as unknown as FragmentType<ConfirmStep_OrderFragment>}
          method="EFT"
          address={null}
          blocked={false}
          error={error}
          contents="as it was"
          onBack={vi.fn()}
          onPlace={onPlace}
        />
      </ApolloProvider>
    </MemoryRouter>,
  )
  return { onPlace, totalBecomes, ...rendered }
}

const placeOrder = () => screen.getByRole('button', { name: 'Place order' })
const accept = () => screen.findByRole('checkbox')

test('placing the order saves the school that was typed, first', async () => {
  const { user, onPlace } = open()
  await user.click(await accept())
  await user.click(screen.getByRole('button', { name: 'Make it out to a school' }))
  await user.type(screen.getByLabelText('School or name'), 'Laerskool Ou Drif')
  await user.click(placeOrder())
  await waitFor(() => expect(onPlace).toHaveBeenCalledOnce())
  expect(vi.mocked(saveInvoiceDetails).mock.calls.map(([, typed]) => typed?.name)).toEqual([
    'Laerskool Ou Drif',
  ])
})

test('a total that changes while the summary is read is told, and has to be accepted anew', async () => {
  const { user, onPlace, totalBecomes } = open()
  await user.click(await accept())
  expect(placeOrder()).toBeEnabled()
  totalBecomes('299.00')
  expect(await screen.findByText(/^The total has changed since you saw it/)).toBeVisible()
  expect(await accept()).not.toBeChecked()
  expect(placeOrder()).toBeDisabled()
  await user.click(await accept())
  expect(screen.queryByText(/^The total has changed/)).toBeNull()
  await user.click(placeOrder())
  await waitFor(() => expect(onPlace).toHaveBeenCalledOnce())
})

test('what is wrong or refused stops the order, and an open form without a word does not', async () => {
  const { user, onPlace } = open()
  await user.click(await accept())
  await user.click(screen.getByRole('button', { name: 'Make it out to a school' }))
  await user.type(screen.getByLabelText('VAT number'), '12')
  await user.click(placeOrder())
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(onPlace).not.toHaveBeenCalled()
  vi.mocked(saveInvoiceDetails).mockRejectedValueOnce(new AppError('server_unreachable'))
  await user.type(screen.getByLabelText('School or name'), 'Laerskool Ou Drif')
  await user.clear(screen.getByLabelText('VAT number'))
  await user.click(placeOrder())
  await waitFor(() => expect(saveInvoiceDetails).toHaveBeenCalledOnce())
  expect(onPlace).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('School or name'))
  await user.click(placeOrder())
  await waitFor(() => expect(onPlace).toHaveBeenCalledOnce())
})

test('where the profile has no name one is asked, and an address only above R5,000', async () => {
  const { user, onPlace } = open({ invoiceNameMissing: true })
  expect(await screen.findByText(/Your profile has no name yet/)).toBeVisible()
  await user.click(await accept())
  await user.click(placeOrder())
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(onPlace).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('School or name'), 'T Nkosi')
  await user.click(placeOrder())
  await waitFor(() => expect(onPlace).toHaveBeenCalledOnce())
})

test('who leaves the step or takes the terms back while the school is being saved orders nothing', async () => {
  for (const change of ['leave', 'untick'] as const) {
    const saving = Promise.withResolvers<undefined>()
    vi.mocked(saveInvoiceDetails).mockReset().mockReturnValueOnce(saving.promise)
    const { user, onPlace, unmount } = open()
    await user.click(await accept())
    await user.click(screen.getByRole('button', { name: 'Make it out to a school' }))
    await user.type(screen.getByLabelText('School or name'), 'Laerskool Ou Drif')
    await user.click(placeOrder())
    await waitFor(() => expect(saveInvoiceDetails).toHaveBeenCalledOnce())
    if (change === 'leave') unmount()
    else await user.click(await accept())
    await act(async () => {
      saving.resolve(undefined)
      await new Promise((done) => setTimeout(done, 20))
    })
    expect(onPlace, change).not.toHaveBeenCalled()
    unmount()
    sessionStorage.clear()
  }
})

test('what was typed before is open again after going back', async () => {
  formDraft.write(invoiceDraft, { name: '"Laerskool Ou Drif"' })
  open()
  expect(await screen.findByLabelText('School or name')).toBeVisible()
})

test('an overlap is told before the payment, with the step that mends it', async () => {
  const overlap = { lineId: 'l1', title: 'Fractions', kind: 'in_bundle', other: 'All of Grade 5' }
  const { user } = open({ overlaps: JSON.stringify([overlap]) })
  expect(await screen.findByText(/also in the bundle All of Grade 5/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take Fractions out of the cart' }))
  expect(vi.mocked(removeFromCart).mock.calls[0]?.[1]).toEqual({
    productId: 'p1',
    productBundleId: null,
  })
})

test('the amounts stand in one order and add up: subtotal, coupon, delivery, VAT within, total', async () => {
  const { container } = open()
  await screen.findByText('Subtotal')
  const terms = [...container.querySelectorAll('dl:first-of-type > dt, dl:first-of-type > dd')]
  expect(terms.slice(0, 10).map(({ textContent }) => textContent)).toEqual([
    'Subtotal',
    'R50.00',
    'Coupon WINTER',
    '−R10.00',
    'Delivery',
    'R160.00',
    'VAT included (15%)',
    'R26.09',
    'Total',
    'R200.00',
  ])
  expect(screen.getByText('R62.50').closest('s')).not.toBeNull()
  expect(screen.getByText('20% off')).toBeVisible()
})

test('a title says its language', async () => {
  open()
  expect(await screen.findByText('Fractions')).toHaveAttribute('lang', 'af')
})

test('the summary shows what was answered, and no question that was left open', () => {
  open()
  expect(screen.getByText('Name on the box')).toBeVisible()
  expect(screen.getByText('Ms Nkosi')).toBeVisible()
  expect(screen.queryByText('Colour')).toBeNull()
})
