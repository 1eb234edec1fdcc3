import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

const pill = async (name: string) => screen.findByRole('button', { name, expanded: false })
const bar = () => document.querySelector('form[role=search]')?.parentElement ?? document.body

async function open(address = '/orders') {
  const server = fakeServer(someOrders(30))
  const opened = openList(server, address)
  await screen.findAllByRole('row')
  return { server, ...opened }
}

test('a checkbox is on, counted, and off again', async () => {
  const { user, at } = await open('/orders?page=2')
  await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
  await at('/orders?many=yes')
  expect(await screen.findByText('15 orders')).toBeVisible()
  expect(await screen.findByText('1 filter')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
  await at('/orders')
  await waitFor(() => expect(screen.queryByText('1 filter')).toBeNull())
})

test('one of several: the filter says which, and "All" takes it off', async () => {
  const { user, at } = await open()
  await user.click(within(bar()).getByRole('button', { name: 'Status' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Paid' }))
  await at('/orders?status=PAID')
  expect(await screen.findByText('10 orders')).toBeVisible()
  await user.click(await pill('Status: Paid'))
  expect(screen.getByRole('menuitemradio', { name: 'Paid' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'All' }))
  await at('/orders')
})

test('several at once, any of them or all; the menu stays open', async () => {
  const { user, at } = await open()
  await user.click(await pill('Payment method'))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'EFT' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Free' }))
  await at('/orders?method=EFT&method=Free')
  expect(await screen.findByText('Payment method: EFT or Free')).toBeInTheDocument()
  expect(screen.getByRole('menuitemradio', { name: 'Any of these' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'All of these' }))
  await at('/orders?method=EFT&method=Free&method.match=all')
  expect(await screen.findByText('Payment method: EFT and Free')).toBeInTheDocument()
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'EFT' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Free' }))
  await at('/orders')
})

test('a span of days is chosen by its name', async () => {
  const { user, at } = await open()
  await user.click(within(bar()).getByRole('button', { name: 'Date' }))
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }))
  await at('/orders?placed=last-7-days')
  await user.click(await pill('Date: Last 7 days'))
  expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'false')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
  await at('/orders')
})

test('own days, with either side open', async () => {
  const { user, at } = await open()
  await user.click(within(bar()).getByRole('button', { name: 'Date' }))
  await user.type(screen.getByLabelText('From'), '2026-11-19')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await at('/orders?placed=2026-11-19..')
  await user.click(await pill('Date: from 19 Nov 2026'))
  await user.type(screen.getByLabelText('Until'), '2026-11-19')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await at('/orders?placed=2026-11-19..2026-11-19')
  await user.click(await pill('Date: 19 Nov 2026'))
  await user.clear(screen.getByLabelText('From'))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await user.click(await pill('Date: until 19 Nov 2026'))
  await user.clear(screen.getByLabelText('Until'))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await at('/orders')
})

test('days the wrong way round cannot be applied', async () => {
  const { user, at } = await open('/orders?placed=2026-11-19..2026-11-20')
  await user.click(await pill('Date: 19 Nov 2026 – 20 Nov 2026'))
  await user.clear(screen.getByLabelText('Until'))
  await user.type(screen.getByLabelText('Until'), '2026-11-01')
  expect(screen.getByLabelText('Until')).toBeInvalid()
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await user.type(screen.getByLabelText('Until'), '{Enter}')
  await at('/orders?placed=2026-11-19..2026-11-20')
})

test('all filters are cleared at once; the search stays', async () => {
  const { user, at } = await open('/orders?q=eft&many=yes&status=PAID')
  expect(await screen.findByText('2 filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await at('/orders?q=eft')
  await waitFor(() => expect(screen.queryByText('2 filters')).toBeNull())
})

test('a filter is a step back', async () => {
  const { user, at, router } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
  await at('/orders?many=yes')
  await router.navigate(-1)
  await at('/orders')
})

test('one filter leaves the others as they are', async () => {
  const { user, at } = await open('/orders?status=PAID')
  await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
  await at('/orders?many=yes&status=PAID')
})
