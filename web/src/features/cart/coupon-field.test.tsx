import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import type * as actions from './cart-actions.ts'
import { applyCoupon } from './cart-actions.ts'
import {
  CouponField_OrderFragmentDoc,
  type CouponField_OrderFragment,
} from './coupon-field.generated.ts'
import { CouponField } from './coupon-field.tsx'

addErrorMessages(serverMessages)
vi.mock('./cart-actions.ts', async (original) => ({
  ...(await original<typeof actions>()),
  applyCoupon: vi.fn<typeof applyCoupon>(),
}))
beforeEach(() => void vi.mocked(applyCoupon).mockReset())

const expired = /expired/

/** The field of a cart, in which the coupon "WINTER" has expired. */
async function refused() {
  vi.mocked(applyCoupon).mockRejectedValue(new AppError('coupon_expired'))
  const cache = createCache()
  const order = { __typename: 'TeacherProductsOrder', nodeId: 'o1' } as const
  const write = (columns: object) =>
    cache.writeFragment({
      fragment: CouponField_OrderFragmentDoc,
      data: {
        ...order,
        teacherProfileId: 'me',
        couponCode: null,
        orderTotal: '50.00',
        orderableCouponAmount: '0.00',
        couponProblem: null,
        ...columns,
      },
    })
  write({})
  const { user } = renderScreen(
    <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
      <CouponField
        // A parent passes a reference whose type hides its fields.
        order={order as unknown as FragmentType<CouponField_OrderFragment>}
        locked={false}
      />
    </ApolloProvider>,
  )
  const field = await screen.findByRole('textbox', { name: 'Coupon code' })
  await user.type(field, 'winter')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText(expired)).toBeVisible()
  expect(field).toBeInvalid()
  return { user, field, write }
}

test('the error goes with the next key', async () => {
  const { user, field } = await refused()
  await user.type(field, '2')
  expect(screen.queryByText(expired)).toBeNull()
  expect(field).toBeValid()
})

test('the error goes when the cart is another one', async () => {
  const { write } = await refused()
  act(() => void write({ orderTotal: '90.00' }))
  await expect.poll(() => screen.queryByText(expired), { timeout: 5000 }).toBeNull()
})

test('the error goes when the code is tried again and holds', async () => {
  const { user } = await refused()
  vi.mocked(applyCoupon).mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await expect.poll(() => screen.queryByText(expired), { timeout: 5000 }).toBeNull()
})

test('that the code is missing is said until the field is left', async () => {
  const { user, field } = await refused()
  await user.clear(field)
  await user.keyboard('{Enter}')
  expect(field).toBeInvalid()
  await user.tab()
  expect(field).toBeValid()
})
