import { ApolloClient, ApolloLink, type FragmentType, type Unmasked } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { ChargesVatDocument } from '@/domain/money/charges-vat.generated.ts'
import { createCache } from '@/graphql/cache.ts'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { useCartDialog } from '../use-cart-dialog.ts'
import { BankAccountDocument } from './bank-account.generated.ts'
import {
  CheckoutSteps_OrderFragmentDoc,
  type CheckoutSteps_OrderFragment,
} from './checkout-steps.generated.ts'
import { CheckoutSteps, type CheckoutChoices } from './checkout-steps.tsx'
import type { SeenOrder } from './use-seen-order.ts'
import { InvoiceDetailsDocument } from './invoice-details.generated.ts'
import { country } from '@/domain/shipping/shipping-schema.ts'
// Loaded here, so that no test waits for the file of a step.
import './confirm-step.tsx'
import './payment-step.tsx'
import './placed-step.tsx'
import './shipping-step.tsx'

addErrorMessages(serverMessages)
afterEach(() => vi.restoreAllMocks())

const address = {
  address1: '4 Ghoemaweg',
  address2: '',
  city: 'Paarl',
  province: 'Western Cape',
  postalCode: '7646',
  country,
  phoneNumber: '0821234567',
}

const line = {
  __typename: 'OrderLine',
  nodeId: 'l1',
  id: 'l1',
  productId: 'p1',
  productBundleId: null,
  title: 'Atlas',
  price: '50.00',
  fullPrice: null,
  discountPercentage: '0.00',
  quantity: 1,
  unitPrice: '50.00',
  linePrice: '50.00',
  couponShare: '0.00',
  priceBefore: null,
  physical: true,
  available: true,
  alreadyOwned: false,
  answersMissing: false,
  questions: '[]',
  product: { __typename: 'Product', nodeId: 'p1', thumbnails: [], language: 'en' },
  productBundle: null,
  members: { edges: [] },
}

const Address = () => <p data-testid="address">{useLocation().search}</p>

interface Opened {
  step: string
  error?: unknown
  columns?: object
  lineColumns?: object
  choices?: CheckoutChoices
}

async function open({
  step,
  error = null,
  columns = {},
  lineColumns = {},
  choices = { address, method: 'EFT' },
}: Opened) {
  const onGoTo = vi.fn()
  const onPlace = vi.fn()
  const cache = createCache()
  const order = { __typename: 'TeacherProductsOrder', nodeId: 'o1' } as const
  cache.writeQuery({ query: ChargesVatDocument, data: { chargesVat: true } })
  cache.writeQuery({ query: BankAccountDocument, data: { bankDetails: null } })
  cache.writeQuery({ query: InvoiceDetailsDocument, data: { getInvoiceDetails: null } })
  cache.writeFragment({
    fragment: CheckoutSteps_OrderFragmentDoc,
    fragmentName: 'CheckoutSteps_order',
    data: {
      ...order,
      id: 'o1',
      teacherProfileId: 'me',
      hasPhysical: true,
      couponCode: null,
      couponProblem: null,
      overlaps: '[]',
      invoiceDetailsMissing: false,
      invoiceNameMissing: false,
      orderTotal: '210.00',
      orderableTotal: '210.00',
      orderableCouponAmount: '0.00',
      orderableShippingFee: '160.00',
      orderableVat: '27.39',
      lines: { edges: [{ node: { ...line, ...lineColumns } }] },
      ...columns,
    } as unknown as Unmasked<CheckoutSteps_OrderFragment>,
  })

  function Host() {
    const { step: named, correct } = useCartDialog()
    const [seen, setSeen] = useState<SeenOrder | null>(null)
    if (named === null || named === 'placed') return null
    return (
      <Dialog open>
        <DialogContent>
          <CheckoutSteps
            // A parent passes a reference whose type hides its fields.
            order={order as unknown as FragmentType<CheckoutSteps_OrderFragment>}
            step={named}
            fresh
            error={error}
            choices={choices}
            onChoices={vi.fn()}
            seen={seen}
            onSeen={setSeen}
            empty={null}
            onGoTo={onGoTo}
            onBackTo={vi.fn()}
            onShow={correct}
            onPlace={onPlace}
          />
        </DialogContent>
      </Dialog>
    )
  }
  // The steps are loaded when they are shown.
  const rendered = await act(async () =>
    Promise.resolve(
      renderScreen(
        <MemoryRouter initialEntries={[`/app/products?cart=${step}`]}>
          <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
            <Host />
            <Address />
          </ApolloProvider>
        </MemoryRouter>,
      ),
    ),
  )
  return { onGoTo, onPlace, cache, ...rendered }
}

const named = () => screen.getByTestId('address').textContent
const bar = () => {
  const list = screen.getByText('Confirm').closest('ol')
  if (list === null) throw new Error('no bar of steps')
  return within(list)
}

test.each([
  ['coupon_expired', 'confirm', 'Is everything right?', /coupon.*expired/i],
  ['shipping_details_invalid', 'shipping', 'Where should we post it?', /address/i],
  ['payment_method_not_allowed', 'payment', 'How would you like to pay?', /pay/i],
  ['order_total_changed', 'confirm', 'Is everything right?', /total/i],
] as const)(
  '%s is told once, on the step %s, which the address names',
  async (code, step, title, words) => {
    await open({ step: 'confirm', error: new AppError(code) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await waitFor(() => expect(named()).toBe(`?cart=${step}`))
    const told = (await screen.findAllByRole('alert')).filter((one) => one.textContent !== '')
    expect(told).toHaveLength(1)
    expect(told[0]).toHaveTextContent(words)
  },
)

test('a line that cannot be ordered tells it itself, and the order stops', async () => {
  await open({
    step: 'confirm',
    error: new AppError('items_unavailable'),
    lineColumns: { available: false },
  })
  expect(await screen.findByText('Product no longer available')).toBeVisible()
  await waitFor(() => expect(named()).toBe('?cart=open'))
  const told = screen.queryAllByRole('alert').filter((one) => one.textContent !== '')
  expect(told).toEqual([])
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
})

test.each(['shipping', 'payment'])(
  'an item that became unavailable leads back from the step %s',
  async (step) => {
    await open({ step, lineColumns: { available: false } })
    expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible()
    await waitFor(() => expect(named()).toBe('?cart=open'))
  },
)

test.each([
  ['shipping', 'Go to payment'],
  ['payment', 'Go to the summary'],
])('without a network the step %s stops', async (step, next) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open({ step })
  expect(await screen.findByRole('button', { name: next })).toBeDisabled()
})

test.each(['open', 'shipping', 'payment', 'confirm'])(
  'without a network the step %s says so once',
  async (step) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    // The summary asks to whom the invoice is made out: a form within the step.
    await open({ step, columns: { invoiceNameMissing: true } })
    if (step === 'confirm') expect(await screen.findByLabelText('School or name')).toBeVisible()
    expect(await screen.findAllByText(/You’re offline/)).toHaveLength(1)
  },
)

test.each([
  ['shipping', 'Go to payment', 'payment'],
  ['payment', 'Go to the summary', 'confirm'],
])('the step %s goes on otherwise', async (step, next, after) => {
  const { user, onGoTo } = await open({ step })
  await user.click(await screen.findByRole('button', { name: next }))
  await waitFor(() => expect(onGoTo).toHaveBeenCalledWith(after))
})

test.each([
  [true, 3],
  [false, 2],
])('a free order (posted: %s) has no payment step', async (hasPhysical, steps) => {
  await open({
    step: 'payment',
    columns: { orderTotal: '0.00', orderableTotal: '0.00', orderableVat: '0.00', hasPhysical },
    lineColumns: { price: '0.00', unitPrice: '0.00', linePrice: '0.00', physical: hasPhysical },
    choices: { address, method: null },
  })
  expect(await screen.findByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await waitFor(() => expect(named()).toBe('?cart=confirm'))
  expect(bar().getAllByRole('listitem')).toHaveLength(steps)
  expect(bar().queryByText(/Payment/)).toBeNull()
})
