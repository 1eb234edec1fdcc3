import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/config/env.ts'
import { readAccount } from '@/features/account/details/account-details.ts'
import { renderScreen } from '@/testing/render.tsx'
import { Component, loader } from './account.tsx'

vi.mock('@/config/env.ts', async (original) => {
  const { env: real } = await original<{ env: typeof env }>()
  return { env: { ...real } }
})
vi.mock('@/features/account/details/account-details.ts', () => ({
  readAccount: vi.fn<typeof readAccount>(),
}))

const phone = { id: 'f1', phone: '+27 82 123 4567' }
const account = {
  email: null,
  nextEmail: null,
  authenticators: [],
  phones: [],
} as unknown as Awaited<ReturnType<typeof readAccount>>

beforeEach(() => {
  vi.mocked(readAccount).mockResolvedValue(account)
})

async function open(smsCodes: boolean) {
  vi.mocked(env).smsCodes = smsCodes
  const router = createMemoryRouter([{ path: '/', Component, loader, HydrateFallback: () => null }])
  renderScreen(<RouterProvider router={router} useTransitions={false} />)
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible()
}

const codes = () => screen.queryByRole('heading', { name: 'Codes by SMS' })

test('codes by SMS are not offered where the project cannot send them', async () => {
  await open(false)
  expect(codes()).toBeNull()
  expect(screen.queryByText(/SMS/)).toBeNull()
})

test('they are offered where it can', async () => {
  await open(true)
  expect(codes()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get codes by SMS' })).toBeEnabled()
})

test('a phone that was added before can still be removed', async () => {
  vi.mocked(readAccount).mockResolvedValue({ ...account, phones: [phone] })
  await open(false)
  expect(codes()).toBeVisible()
  expect(screen.getByRole('button', { name: /^Remove/ })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Get codes by SMS' })).toBeNull()
})
