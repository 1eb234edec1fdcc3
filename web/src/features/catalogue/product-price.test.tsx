import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { ProductPrice } from './product-price.tsx'

const show = (place: 'list' | 'detail', price: string | null, salePrice: string | null) => {
  const discountPercentage = salePrice === price ? null : '20.00'
  const { container } = renderScreen(
    <ProductPrice item={{ price, salePrice, discountPercentage }} place={place} />,
  )
  return {
    price: within(container).getByTestId('price').textContent,
    struck: container.querySelector('s'),
  }
}

test.each([
  ['list', null, null, 'FREE'],
  ['list', '0.00', '0.00', 'FREE'],
  ['detail', null, null, 'R0'],
  ['list', '45.00', '45.00', 'R45.00'],
  ['detail', '45.00', '45.00', 'R45.00'],
] as const)('in the %s, %s is shown as %4$s', (place, price, salePrice, shown) => {
  expect(show(place, price, salePrice)).toEqual({ price: shown, struck: null })
})

test.each([
  ['NaN', 'NaN'],
  ['45.00', 'NaN'],
  ['Infinity', '45.00'],
  ['', ''],
  ['1e3', '1e3'],
  ['R45', '45.00'],
])(
  'a price of %j and %j is no amount: that is said, the screen stays, and it is not free',
  (price, salePrice) => {
    expect(show('list', price, salePrice)).toEqual({ price: 'Cannot be shown', struck: null })
    expect(show('detail', price, salePrice)).toEqual({ price: 'Cannot be shown', struck: null })
  },
)

test.each(['list', 'detail'] as const)(
  'a discounted price shows the original struck through (%s)',
  (place) => {
    const { price, struck } = show(place, '1250.00', '999.99')
    expect(price).toBe('R999.99')
    expect(struck?.textContent).toBe('R1,250.00')
    expect(screen.getByText('20% off')).toBeVisible()
  },
)
