import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { ShopProblems } from './shop-problems.tsx'

const twice = { orderNumber: '261123-1', paidWith: '200', paidAgainWith: '100', cents: 10_050 }
const other = { ...twice, paidWith: null, paidAgainWith: '101', cents: null }
const answer = (...paidTwice: object[]) =>
  JSON.stringify([{ problem: 'payments_to_look_at', count: 2, paidTwice }])

const show = (text: string) =>
  renderScreen(
    <MemoryRouter>
      <ShopProblems answer={text} />
    </MemoryRouter>,
  )

test('money that came twice is named with both references', () => {
  show(answer(twice, other))
  expect(screen.getByText(/2 payments fit no open order/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at them' })).toHaveAttribute(
    'href',
    '/admin/card-payments?waiting=yes',
  )
  expect(
    screen
      .getAllByRole('listitem')
      .slice(1)
      .map((item) => item.textContent),
  ).toEqual([
    'Order 261123-1 was paid by card, reference 200, and again by card, reference 100 (R100.50).',
    'Order 261123-1 was paid without a card, and again by card, reference 101.',
  ])
})

test('a payment that fits no order for another reason is counted only', () => {
  show(answer())
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
