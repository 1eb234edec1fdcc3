import { ApolloClient, ApolloLink, type FragmentType, type Unmasked } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { ChargesVatDocument } from '@/domain/money/charges-vat.generated.ts'
import { country } from '@/domain/shipping/shipping-schema.ts'
import { createCache } from '@/graphql/cache.ts'
import { AppError } from '@/lib/errors.ts'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { renderScreen } from '@/testing/render.tsx'
import type * as actions from '../cart-actions.ts'
import { removeCoupon } from '../cart-actions.ts'
import { asOwnChange } from '../own-change.ts'
import type { CartStep } from '../use-cart-dialog.ts'
import { BankAccountDocument } from './bank-account.generated.ts'
import {
  CheckoutSteps_OrderFragmentDoc,
  type CheckoutSteps_OrderFragment,
} from './checkout-steps.generated.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { InvoiceDetailsDocument } from './invoice-details.generated.ts'
import type { SeenOrder } from './use-seen-order.ts'
// Loaded here, so that no test waits for the file of a step.
import './confirm-step.tsx'
import './payment-step.tsx'
import './shipping-step.tsx'

vi.mock('../cart-actions.ts', async (original) => ({
  ...(await original<typeof actions>()),
  removeCoupon: vi.fn<typeof removeCoupon>(),
}))
beforeEach(() => {
  addErrorMessages(serverMessages)
  vi.mocked(removeCoupon).mockReset().mockResolvedValue()
})

type Step = Exclude<CartStep, 'placed'>
type Method = 'EFT' | 'PayFast' | 'Free'

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
const amounts = (total: string) => ({ orderTotal: total, orderableTotal: total })

async function open(
  step: Step,
  method: Method = 'EFT',
  columns: object = amounts('210.00'),
  error: AppError | null = null,
) {
  const onPlace = vi.fn()
  const cache = createCache()
  const write = (next: object, nextLine: object = {}) => {
    cache.writeFragment({
      fragment: CheckoutSteps_OrderFragmentDoc,
      fragmentName: 'CheckoutSteps_order',
      data: {
        __typename: 'TeacherProductsOrder',
        nodeId: 'o1',
        id: 'o1',
        teacherProfileId: 'me',
        hasPhysical: true,
        couponCode: null,
        couponProblem: null,
        overlaps: '[]',
        invoiceDetailsMissing: false,
        invoiceNameMissing: false,
        orderableCouponAmount: '0.00',
        orderableShippingFee: '160.00',
        orderableVat: '27.39',
        lines: { edges: [{ node: { ...line, ...nextLine } }] },
        ...next,
      } as unknown as Unmasked<CheckoutSteps_OrderFragment>,
    })
  }
  cache.writeQuery({ query: ChargesVatDocument, data: { chargesVat: true } })
  cache.writeQuery({ query: BankAccountDocument, data: { bankDetails: null } })
  cache.writeQuery({ query: InvoiceDetailsDocument, data: { getInvoiceDetails: null } })
  write(columns)
  function Host() {
    const [seen, setSeen] = useState<SeenOrder | null>(null)
    const order = { __typename: 'TeacherProductsOrder', nodeId: 'o1' }
    return (
      <Dialog open>
        <DialogContent>
          <CheckoutSteps
            // A parent passes a reference whose type hides its fields.
            order={order as unknown as FragmentType<CheckoutSteps_OrderFragment>}
            step={step}
            fresh
            error={error}
            choices={{ address, method }}
            onChoices={vi.fn()}
            seen={seen}
            onSeen={setSeen}
            empty={null}
            onGoTo={vi.fn()}
            onBackTo={vi.fn()}
            onShow={vi.fn()}
            onPlace={onPlace}
          />
        </DialogContent>
      </Dialog>
    )
  }
  const rendered = await act(async () =>
    Promise.resolve(
      renderScreen(
        <MemoryRouter>
          <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
            <Host />
          </ApolloProvider>
        </MemoryRouter>,
      ),
    ),
  )
  await screen.findByTestId('footer-total')
  return {
    onPlace,
    becomes: (...next: Parameters<typeof write>) => {
      act(() => write(...next))
    },
    ...rendered,
  }
}

const dearer = { price: '59.00', unitPrice: '59.00', linePrice: '59.00' }
const notice = () => screen.findByText('Your order has changed since you looked.')

test.each(['open', 'shipping', 'payment', 'confirm'] as const)(
  'a price that rises on the step %s is told there, with both totals, until it was read',
  async (step) => {
    const { becomes, user } = await open(step)
    expect(screen.getByTestId('footer-total')).toHaveTextContent('R210.00')
    expect(screen.queryByText(/^Your order has changed/)).toBeNull()
    becomes(amounts('219.00'), dearer)
    const told = (await notice()).closest('[role=alert]')
    expect(told).toHaveTextContent('Atlas was R50.00 and is now R59.00.')
    expect(told).toHaveTextContent('The total was R210.00 and is now R219.00.')
    expect(screen.getByTestId('footer-total')).toHaveTextContent('R219.00')
    await user.click(screen.getByRole('button', { name: 'I have read this' }))
    expect(screen.queryByText(/^Your order has changed/)).toBeNull()
  },
)

test.each([
  ['EFT', 'Place order'],
  ['PayFast', 'Pay by card'],
  ['Free', 'Place order'],
] as const)('%s: the tick is taken out, and what was seen last is sent', async (method, name) => {
  const free = { ...amounts('0.00'), orderableShippingFee: '0.00' }
  const { becomes, onPlace, user } = await open(
    'confirm',
    method,
    method === 'Free' ? free : amounts('210.00'),
  )
  await user.click(await screen.findByRole('checkbox'))
  // The same total, of other things.
  becomes(method === 'Free' ? free : amounts('210.00'), { title: 'Atlas', quantity: 2 })
  await notice()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByRole('button', { name })).toBeDisabled()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(onPlace).toHaveBeenCalledOnce())
  expect(onPlace.mock.calls[0]?.[0]).toMatchObject({
    expectedTotal: method === 'Free' ? '0.00' : '210.00',
    method,
  })
})

test('what the buyer changes is no news; a price that comes along is', async () => {
  const { becomes } = await open('open')
  await act(async () =>
    asOwnChange(async () => {
      becomes(amounts('260.00'), { quantity: 2, linePrice: '100.00' })
      await Promise.resolve()
    }),
  )
  expect(screen.queryByText(/^Your order has changed/)).toBeNull()
  await act(async () =>
    asOwnChange(async () => {
      becomes(amounts('337.00'), { ...dearer, quantity: 3, linePrice: '177.00' })
      await Promise.resolve()
    }),
  )
  const told = within((await notice()).closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Atlas was R50.00 and is now R59.00.',
  ])
})

test.each(['open', 'shipping', 'payment', 'confirm'] as const)(
  'a coupon that ended stands on top of the step %s, and no total subtracts it',
  async (step) => {
    const coupon = { couponCode: 'WINTER', orderTotal: '200.00', orderableTotal: '200.00' }
    const { becomes, user } = await open(step, 'EFT', { ...coupon, orderableCouponAmount: '10.00' })
    becomes(
      { ...coupon, orderableTotal: '210.00', couponProblem: 'coupon_expired' },
      { couponShare: '10.00' },
    )
    expect(await screen.findByText(/coupon has expired/i)).toBeVisible()
    expect(screen.getByTestId('footer-total')).toHaveTextContent('R210.00')
    expect(screen.queryByText(/−R10\.00|takes off R/)).toBeNull()
    const total = screen.queryByTestId('cart-total')?.textContent ?? 'R210.00'
    expect(total).toBe('R210.00')
    const onward = screen.queryByRole('button', { name: /^(Checkout|Go to|Place order)/ })
    expect(onward).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Go on without the coupon' }))
    expect(removeCoupon).toHaveBeenCalledOnce()
  },
)

// Some alerts are in the page before they say anything.
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

test('a refusal is over once its coupon is taken off, also when the total stays', async () => {
  const ended = { couponCode: 'WINTER', couponProblem: 'coupon_expired' }
  const { becomes } = await open(
    'confirm',
    'EFT',
    { ...amounts('210.00'), ...ended },
    new AppError('coupon_expired'),
  )
  expect(await screen.findAllByText(/coupon has expired/i)).toHaveLength(1)
  becomes(amounts('210.00'))
  expect(screen.queryByText(/coupon has expired/i)).toBeNull()
})

test.each(['order_total_changed', 'product_not_available', 'questions_required'] as const)(
  'the refusal %s is told until the order is another',
  async (word) => {
    const { becomes } = await open('confirm', 'EFT', amounts('210.00'), new AppError(word))
    const [sentence] = alerts()
    expect(sentence).toBeDefined()
    becomes(amounts('219.00'), dearer)
    await notice()
    expect(alerts()).not.toContain(sentence)
  },
)

test('whoever has read what changed is not told of the refusal again', async () => {
  const { becomes, user } = await open(
    'confirm',
    'EFT',
    amounts('210.00'),
    new AppError('order_total_changed'),
  )
  becomes(amounts('219.00'), dearer)
  await user.click(
    within((await notice()).closest('[role=alert]') ?? document.body).getByRole('button'),
  )
  expect(alerts()).toEqual([])
})

test('that no answer came is told as long as it lasts', async () => {
  const { becomes } = await open(
    'confirm',
    'EFT',
    amounts('210.00'),
    new AppError('server_unreachable'),
  )
  const [told] = alerts()
  expect(told).toBeDefined()
  becomes(amounts('219.00'), dearer)
  await notice()
  expect(alerts()).toContain(told)
})
