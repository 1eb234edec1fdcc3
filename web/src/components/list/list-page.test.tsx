import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('the first page in its usual order, counted once', async () => {
  const server = fakeServer(someOrders(23))
  openList(server)
  expect(await screen.findByRole('link', { name: 'N-0001' })).toBeVisible()
  expect(firstCells()).toEqual(
    Array.from({ length: 10 }, (_, i) => `N-${String(i + 1).padStart(4, '0')}`),
  )
  expect(await screen.findByText('23 orders')).toBeVisible()
  expect(screen.getByText('1–10 of 23')).toBeVisible()
})
