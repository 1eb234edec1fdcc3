import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { Sales } from './sales.tsx'

const sold = (total: string, before: string, orders = 1) => ({
  since: '2026-11-25',
  total,
  orders,
  before: { total: before, orders: 1 },
})

test('each period with what it is beside the same days before', () => {
  renderScreen(
    <Sales
      sales={{
        day: sold('1234.50', '1000.00'),
        week: sold('-19.99', '0.00', 0),
        month: sold('50.00', '50.00', 2),
      }}
    />,
  )
  expect(screen.getByTestId('sales-day')).toHaveTextContent('R1,234.50')
  expect(screen.getByTestId('before-day')).toHaveTextContent('R1,000.00')
  expect(screen.getByText('R234.50 more')).toBeVisible()
  expect(screen.getByTestId('sales-week')).toHaveTextContent('−R19.99')
  expect(screen.getByText('R19.99 less')).toBeVisible()
  expect(screen.getByText('No orders')).toBeVisible()
  // As much as before: neither more nor less.
  expect(screen.getAllByText(/ (more|less)$/)).toHaveLength(2)
})
