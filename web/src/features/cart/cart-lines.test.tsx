import { ApolloClient, ApolloLink, type FragmentType, type Unmasked } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { CartLines_OrderFragmentDoc, type CartLines_OrderFragment } from './cart-lines.generated.ts'
import type { CartTotals_OrderFragment } from './cart-totals.generated.ts'
import { renderScreen } from '@/testing/render.tsx'
import { CartLines } from './cart-lines.tsx'

const line = (title: string, columns: object) => ({
  node: {
    __typename: 'OrderLine',
    nodeId: title,
    id: title,
    productId: title,
    productBundleId: null,
    title,
    price: '50.00',
    fullPrice: null,
    discountPercentage: '20.00',
    quantity: 1,
    unitPrice: '40.00',
    linePrice: '40.00',
    couponShare: '10.00',
    priceBefore: null,
    physical: false,
    available: true,
    alreadyOwned: false,
    answersMissing: false,
    questions: '[]',
    product: { __typename: 'Product', nodeId: `p-${title}`, thumbnails: [], language: null },
    productBundle: null,
    members: { edges: [] },
    ...columns,
  },
})

function openCart(
  lines: object[],
  sums: Partial<CartTotals_OrderFragment> & { orderTotal: string; orderableTotal: string },
  overlaps: object[] = [],
) {
  const cache = createCache()
  const order = { __typename: 'TeacherProductsOrder', nodeId: 'o1' } as const
  cache.writeFragment({
    fragment: CartLines_OrderFragmentDoc,
    fragmentName: 'CartLines_order',
    data: {
      ...order,
      teacherProfileId: 'me',
      couponCode: 'WINTER',
      couponProblem: null,
      overlaps: JSON.stringify(overlaps),
      orderableCouponAmount: '20.00',
      orderableShippingFee: '0.00',
      orderableVat: '0.00',
      ...sums,
      // built by hand, line by line
      lines: { edges: lines },
    } as unknown as Unmasked<CartLines_OrderFragment>,
  })
  // Fragments are masked: the parent passes a reference whose type hides its fields.
  const from = order as unknown as FragmentType<CartLines_OrderFragment>
  renderScreen(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
        <CartLines order={from} locked={false} />
      </ApolloProvider>
    </MemoryRouter>,
  )
}

const rowOf = async (title: string) => {
  const [row] = (await screen.findAllByRole('listitem')).filter((item) =>
    item.textContent.includes(title),
  )
  if (row === undefined) throw new Error(`no line of ${title}`)
  return within(row)
}

test('lines that cannot be ordered are struck through, explained, removable and not in the total', async () => {
  const lines = [
    line('Gone', { available: false }),
    line('Owned', { alreadyOwned: true }),
    line('Still here', {}),
  ]
  openCart(lines, { orderTotal: '90.00', orderableTotal: '20.00' })
  const gone = await rowOf('Gone')
  expect(gone.getByText('Gone')).toHaveClass('line-through')
  expect(gone.getByText('Product no longer available')).toBeVisible()
  expect(gone.getByRole('button', { name: 'Remove Gone' })).toBeEnabled()
  expect(gone.getByText('R40.00').parentElement).toHaveClass('line-through')
  expect((await rowOf('Owned')).getByText('R40.00').parentElement).toHaveClass('line-through')
  expect((await rowOf('Still here')).getByText('R40.00').parentElement).not.toHaveClass(
    'line-through',
  )
  expect(screen.getByTestId('cart-total')).toHaveTextContent('R20.00')
  expect(screen.getByText('Crossed-out items are not included in the total.')).toBeVisible()
  // The shares were calculated with all lines, so they do not apply.
  expect(screen.queryByText('with the coupon')).toBeNull()
})

test('a line tells what would be paid for twice, and its discount in per cent', async () => {
  openCart(
    [line('Bundle', { productId: null, productBundleId: 'b' })],
    { orderTotal: '40.00', orderableTotal: '40.00' },
    [
      { lineId: 'Bundle', title: 'A', kind: 'owned', other: null },
      { lineId: 'Bundle', title: 'B', kind: 'owned', other: null },
      { lineId: 'Bundle', title: 'C', kind: 'in_both_bundles', other: 'Term 1' },
      { lineId: 'Elsewhere', title: 'D', kind: 'in_bundle', other: 'Term 1' },
    ],
  )
  const row = await rowOf('Bundle')
  expect(row.getByText('You already own 2 resources of this bundle: A, B.')).toBeVisible()
  expect(row.getByText('C is also in the bundle Term 1, so you would pay twice.')).toBeVisible()
  expect(row.getByRole('button', { name: 'Take Bundle out of the cart' })).toBeEnabled()
  expect(row.getByText('20% off')).toBeVisible()
})

test('a cart whose lines can all be ordered shows no explanation', async () => {
  openCart([line('Still here', {})], { orderTotal: '30.00', orderableTotal: '30.00' })
  expect((await rowOf('Still here')).getByText('−R10.00')).toBeVisible()
  expect(screen.getByTestId('cart-total')).toHaveTextContent('R30.00')
  expect(screen.queryByText('Crossed-out items are not included in the total.')).toBeNull()
})

test('how many of a posted resource can be stepped and typed; a download has no such field', async () => {
  const lines = [
    line('Atlas', { physical: true, quantity: 3, unitPrice: '30.00', linePrice: '90.00' }),
    line('Sheet', {}),
  ]
  openCart(lines, { orderTotal: '130.00', orderableTotal: '130.00' })
  const atlas = await rowOf('Atlas')
  expect(atlas.getByText('R90.00')).toBeVisible()
  expect(atlas.getByText('R30.00').parentElement).toHaveTextContent('3 × R30.00')
  expect(atlas.getByRole('button', { name: 'One less of Atlas' })).toBeEnabled()
  expect(atlas.getByRole('button', { name: 'One more of Atlas' })).toBeEnabled()
  const field = atlas.getByRole('textbox', { name: 'How many of Atlas' })
  expect(field).toHaveValue('3')
  const user = userEvent.setup()
  // Kept as it was typed and told, never turned into another number, and never saved.
  for (const typed of ['2,5', '-1', '1x00', '0', '100', '½', '1e1', 'two']) {
    await user.clear(field)
    await user.type(field, typed)
    await user.tab()
    expect(field).toHaveValue(typed)
    expect(field).toBeInvalid()
    expect(atlas.getByText('You can order 1 to 99 of a posted resource.')).toBeVisible()
  }
  const sheet = await rowOf('Sheet')
  expect(sheet.queryByRole('textbox')).toBeNull()
})

test('a bundle lists what it holds; a mixed one says which is posted', async () => {
  const member = (title: string, physical: boolean) => ({
    node: {
      __typename: 'OrderLineMember',
      nodeId: title,
      title,
      physical,
      paidBefore: false,
      product: { __typename: 'Product', nodeId: `of-${title}`, language: 'af' },
    },
  })
  const members = { edges: [member('Werkkaarte', false), member('Muurkaart', true)] }
  const mixed = { productId: null, physical: true, members }
  openCart([line('Breukehoek', mixed)], { orderTotal: '40.00', orderableTotal: '40.00' })
  const row = await rowOf('Breukehoek')
  expect(row.getByText('Some of it is posted, the rest is downloaded')).toBeVisible()
  expect(row.queryByText('Posted to you')).toBeNull()
  expect(row.getByText('Muurkaart')).toHaveAttribute('lang', 'af')
  expect(row.getByText('Muurkaart').parentElement).toHaveTextContent('Muurkaart (posted)')
  expect(row.getByText('Werkkaarte').parentElement).toHaveTextContent(/^Werkkaarte$/)
  // A bundle is bought once.
  expect(row.queryByRole('textbox')).toBeNull()
})

test('a bundle that is completed says so, and marks what was bought before', async () => {
  const member = (title: string, paidBefore: boolean) => ({
    node: {
      __typename: 'OrderLineMember',
      nodeId: title,
      title,
      physical: false,
      paidBefore,
      product: null,
    },
  })
  const members = { edges: [member('Breuke', true), member('Tyd', false)] }
  const rest = { productId: null, fullPrice: '150.00', members }
  openCart([line('Die hele kwartaal', rest)], { orderTotal: '40.00', orderableTotal: '40.00' })
  const row = await rowOf('Die hele kwartaal')
  expect(row.getByText('You pay only for what you have not bought before.')).toBeVisible()
  expect(row.getByText('R150.00')).toBeVisible()
  expect(row.queryByText(/% off/)).toBeNull()
  expect(row.getByText('Breuke').parentElement).toHaveTextContent('Breuke (bought before)')
  expect(row.getByText('Tyd').parentElement).toHaveTextContent(/^Tyd$/)
})

test('the sums stand in one order, and what is taken off has a real minus sign', async () => {
  openCart([line('Fractions', {})], {
    orderTotal: '190.00',
    orderableTotal: '190.00',
    orderableCouponAmount: '10.00',
    orderableShippingFee: '160.00',
    orderableVat: '24.78',
  })
  const total = await screen.findByTestId('cart-total')
  expect([...(total.closest('dl')?.children ?? [])].map((one) => one.textContent)).toEqual([
    'Subtotal',
    'R40.00',
    'Coupon WINTER',
    '−R10.00',
    'Delivery',
    'R160.00',
    'VAT included (15%)',
    'R24.78',
    'Total',
    'R190.00',
  ])
})
