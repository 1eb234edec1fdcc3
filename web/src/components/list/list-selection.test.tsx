import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BulkAction } from './selection-bar.tsx'
import type { BulkTarget } from './selection.ts'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const page = () => screen.getByRole('checkbox', { name: 'Select all on this page' })
const bar = () => screen.getByRole('region', { name: 'Selected rows' })
const pressed = (name: string) => within(bar()).getByRole('button', { name })

async function open(total = 33, address = '/orders', more: Partial<BulkAction> = {}) {
  const targets: BulkTarget[] = []
  const server = fakeServer(someOrders(total))
  const opened = openList(server, address, {
    bulkActions: [
      {
        id: 'pay',
        label: 'Pay',
        onRun: (target, { done }) => {
          targets.push(target)
          done()
        },
        ...more,
      },
    ],
  })
  await screen.findByText(/^\d+ orders?$/)
  await screen.findAllByRole('row')
  return { targets, server, ...opened }
}

test('rows are picked, kept from page to page, and handed to the action', async () => {
  const { user, targets } = await open()
  await user.click(tick('N-0002'))
  await user.click(tick('N-0003'))
  expect(bar()).toHaveTextContent('2 selected, 2 on this page')
  expect(tick('N-0002').closest('tr')).toHaveAttribute('aria-selected', 'true')
  expect(tick('N-0004').closest('tr')).toHaveAttribute('aria-selected', 'false')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByRole('link', { name: 'N-0011' })
  await user.click(tick('N-0011'))
  await waitFor(() => expect(bar()).toHaveTextContent('3 selected, 1 on this page'))
  await user.click(pressed('Pay'))
  expect(targets).toEqual([{ kind: 'rows', ids: ['id-0002', 'id-0003', 'id-0011'] }])
  // The action said that it is done.
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})

test('the head picks this page, half of it is neither on nor off', async () => {
  const { user } = await open()
  await user.click(tick('N-0001'))
  await waitFor(() => expect(page()).toBePartiallyChecked())
  await user.click(page())
  expect(page()).toBeChecked()
  expect(page()).not.toBePartiallyChecked()
  expect(bar()).toHaveTextContent('10 selected, 10 on this page')
  await user.click(page())
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})

test('with the shift key every row between is picked', async () => {
  const { user } = await open()
  await user.click(tick('N-0002'))
  await user.keyboard('{Shift>}')
  await user.click(tick('N-0006'))
  await user.keyboard('{/Shift}')
  expect(bar()).toHaveTextContent('5 selected')
})

test('all that match: with filter, words and number at that time', async () => {
  const { user, targets } = await open(30, '/orders?status=PAID&q=eft&size=10')
  await screen.findByText('10 orders')
  await user.click(page())
  expect(within(bar()).queryByRole('button', { name: /Select all/ })).toBeNull()
  await user.click(pressed('Pay'))
  expect(targets).toEqual([expect.objectContaining({ kind: 'rows' })])
})

test('all that match are offered when the whole page is picked and there are more', async () => {
  const { user, targets, server } = await open(63, '/orders?status=PAID')
  await screen.findByText('21 orders')
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull()
  await user.click(page())
  await user.click(pressed('Select all 21 that match'))
  expect(bar()).toHaveTextContent('All 21 that match are selected')
  expect(tick('N-0001')).toBeChecked()
  const filter = server.asked.find(({ operation }) => operation === 'FixturePage')?.variables[
    'filter'
  ]
  await user.click(pressed('Pay'))
  expect(targets).toEqual([{ kind: 'all', filter, words: '', count: 21 }])
})

test('unpicking one of all that match picks rows one by one again', async () => {
  const { user } = await open(63)
  await user.click(page())
  await user.click(pressed('Select all 63 that match'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByRole('link', { name: 'N-0011' })
  expect(tick('N-0011')).toBeChecked()
  await user.click(pressed('Clear selection'))
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
  expect(tick('N-0011')).not.toBeChecked()
})

test('another filter: rows wait to be kept, "all that match" is dropped', async () => {
  const { user, targets } = await open(33)
  await user.click(tick('N-0001'))
  await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
  await waitFor(() => expect(bar()).toHaveTextContent('Picked before the filter changed.'))
  expect(within(bar()).queryByRole('button', { name: 'Pay' })).toBeNull()
  await user.click(pressed('Keep them'))
  await user.click(pressed('Pay'))
  expect(targets).toEqual([{ kind: 'rows', ids: ['id-0001'] }])

  await screen.findByText('16 orders')
  await user.click(page())
  await user.click(pressed('Select all 16 that match'))
  await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull())
})

test('rows added under another filter wait with the others', async () => {
  const { user } = await open(33)
  await user.click(tick('N-0002'))
  await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
  await screen.findByText('16 orders')
  await user.click(tick('N-0004'))
  expect(bar()).toHaveTextContent('2 selected')
  expect(bar()).toHaveTextContent('Picked before the filter changed.')
})

test('an action that is off says why, when it is pressed too', async () => {
  const run = vi.fn()
  const { user } = await open(3, '/orders', { reason: 'Not allowed.', onRun: run })
  await user.click(tick('N-0001'))
  const action = pressed('Pay')
  expect(action).toHaveAttribute('aria-disabled', 'true')
  expect(action).toHaveAccessibleDescription('Not allowed.')
  await user.click(action)
  expect(run).not.toHaveBeenCalled()
})

test('without bulk actions nothing can be picked', async () => {
  openList(fakeServer(someOrders(3)))
  await screen.findByRole('link', { name: 'N-0001' })
  expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull()
  expect(screen.getAllByRole('row')[1]).not.toHaveAttribute('aria-selected')
})
