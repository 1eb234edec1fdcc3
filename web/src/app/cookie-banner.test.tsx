import { act, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { recordPurchase } from '@/lib/conversion.ts'
import { acceptCookies } from '@/lib/cookie-consent.ts'
import { Notices } from './notices.tsx'

const place = () => document.documentElement.dataset['asksCookies']
const strip = () => screen.findByRole('region', { name: 'Cookies' })

beforeEach(() => {
  localStorage.clear()
  window.dataLayer = []
})

const routerAt = (address: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] })

const measured = (orderId: string) => {
  recordPurchase({ orderId, total: '45.00' })
  return window.dataLayer?.length
}

test('the back-office, where nothing is sold, is not asked; whoever leaves it is', async () => {
  await import('./cookie-banner.tsx')
  const router = routerAt('/admin/products')
  renderScreen(<Notices router={router} />)
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  await act(async () => router.navigate('/administrators-of-nothing'))
  expect(await strip()).toBeVisible()
  await act(async () => router.navigate('/admin'))
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  expect(place()).toBeUndefined()
})

test('the strip has its place until it is declined; then nothing is measured', async () => {
  await import('./cookie-banner.tsx') // so that the strip is there at once
  const { user } = renderScreen(<Notices router={routerAt('/about')} />)
  expect(await strip()).toBeVisible()
  expect(place()).toBe('')
  expect(measured('1')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  expect(place()).toBeUndefined()
  expect(localStorage.getItem('kryt.cookies')).toBe('declined')
  expect(measured('1')).toBe(0)
})

test('who accepts is measured, from then on', () => {
  acceptCookies()
  expect(measured('2')).toBe(1)
})
