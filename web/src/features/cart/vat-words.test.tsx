import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CartTotals } from './cart-totals.tsx'
import { createCache } from '@/graphql/cache.ts'
import {
  CartTotals_OrderFragmentDoc,
  type CartTotals_OrderFragment,
} from './cart-totals.generated.ts'
import { ChargesVatDocument } from '@/domain/money/charges-vat.generated.ts'
import { renderScreen } from '@/testing/render.tsx'
import { VatIncluded } from '@/domain/money/vat-included.tsx'

/** A price and a cart, with or without a seller who is registered for VAT. */
function openPage(
  chargesVat: boolean,
  orderVat: string,
  { locale = 'en', price = '115.00' }: { locale?: 'en' | 'af'; price?: string | null } = {},
) {
  const cache = createCache()
  cache.writeQuery({ query: ChargesVatDocument, data: { chargesVat } })
  const order = { __typename: 'TeacherProductsOrder', nodeId: 'o1' } as const
  cache.writeFragment({
    fragment: CartTotals_OrderFragmentDoc,
    fragmentName: 'CartTotals_order',
    data: {
      ...order,
      couponCode: null,
      couponProblem: null,
      orderableCouponAmount: '0.00',
      orderableShippingFee: '0.00',
      orderTotal: '115.00',
      orderableTotal: '115.00',
      orderableVat: orderVat,
    },
  })
  // Fragments are masked: the parent passes a reference whose type hides its fields.
  const from = order as unknown as FragmentType<CartTotals_OrderFragment>
  const client = new ApolloClient({ cache, link: ApolloLink.empty() })
  renderScreen(
    <ApolloProvider client={client}>
      <VatIncluded price={price} />
      <CartTotals order={from} />
    </ApolloProvider>,
    { locale },
  )
}

test('with a registered seller, prices say that VAT is included, and the cart shows the amount', async () => {
  openPage(true, '15.00')
  expect(await screen.findByText('VAT included (15%)')).toBeVisible()
  expect(screen.getByText('VAT included')).toBeVisible()
  expect(screen.getByText('R15.00')).toBeVisible()
})

test.each(['en', 'af'] as const)(
  'without a registered seller, VAT is not mentioned (%s)',
  async (locale) => {
    openPage(false, '0.00', { locale })
    expect((await screen.findByTestId('cart-total')).textContent).toMatch(/^R115/)
    expect(screen.queryByText(/VAT|BTW/)).toBeNull()
  },
)

test.each([null, '0.00'])('a price of nothing does not mention VAT (%s)', async (price) => {
  openPage(true, '15.00', { price })
  expect(await screen.findByText('VAT included (15%)')).toBeVisible()
  expect(screen.queryByText('VAT included')).toBeNull()
})
