import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { OrderSums } from './order-sums.tsx'

const sums = {
  couponCode: null,
  couponAmount: '0.00',
  shippingFee: '0.00',
  orderVat: '0.00',
  orderTotal: '100.00',
}
const show = (creditAmount: string | null) =>
  render(
    <IntlProvider locale="en">
      <OrderSums lines={[]} sums={{ ...sums, creditAmount }} />
    </IntlProvider>,
  )

test('what was paid beyond the price is said, and only then', () => {
  show('7.80')
  expect(screen.getByTestId('order-credit')).toHaveTextContent(
    'You have paid R7.80 beyond the price',
  )
})

test.each(['0.00', null])('nothing is said of %s', (amount) => {
  show(amount)
  expect(screen.queryByTestId('order-credit')).toBeNull()
})
