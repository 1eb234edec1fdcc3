import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announce } from '@/graphql/live/new-since.ts'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

const line = () => screen.queryByText(/new rows? ha/)

async function open() {
  const server = fakeServer(someOrders(12))
  const opened = openList(server, '/orders', { live: 'teacher_products_order' })
  await screen.findByRole('link', { name: 'N-0001' })
  await screen.findByText('12 orders')
  return { server, ...opened }
}

test('what is new is announced, and shown when somebody asks', async () => {
  const { server, user } = await open()
  expect(line()).toBeNull()
  server.rows = [
    ...someOrders(1, {
      id: 'new',
      nodeId: 'new',
      orderNumber: 'N-new',
      orderDateTime: '2027-01-01T00:00:00Z',
    }),
    ...server.rows,
  ]
  act(() => announce('teacher_products_order', 'new'))
  expect(line()).toHaveTextContent('1 new row has come.')
  act(() => announce('teacher_products_order', 'another'))
  expect(line()).toHaveTextContent('2 new rows have come.')
  expect(screen.queryByRole('link', { name: 'N-new' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByRole('link', { name: 'N-new' })).toBeVisible()
  expect(await screen.findByText('13 orders')).toBeVisible()
  expect(line()).toBeNull()
})

test('with other rows of the list the announcement is over', async () => {
  const { user } = await open()
  act(() => announce('teacher_products_order', 'new'))
  expect(line()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(line()).toBeNull())
})

test('another table’s rows are none of this list’s', async () => {
  await open()
  act(() => announce('holiday', 'new'))
  expect(line()).toBeNull()
})
