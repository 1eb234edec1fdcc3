import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { readAccount } from '@/features/account/details/account-details.ts'
import { sendCode } from '@/features/account/sms/phone-factors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { Component, loader } from './sign-in-code.tsx'

vi.mock('@/features/account/details/account-details.ts', () => ({ readAccount: vi.fn() }))
vi.mock('@/features/account/sms/phone-factors.ts', async (original) => ({
  ...(await original<object>()),
  sendCode: vi.fn(),
}))
vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<object>()),
  confirmedSession: async () => Promise.resolve({ status: 'signed-out', codeDue: true }),
}))

const phone = { id: 'phone', phone: '+27821234567' }
const app = { id: 'app', name: 'Phone', addedAt: '2026-01-01' }

function open(account: { authenticators: object[]; phones: object[] }) {
  vi.mocked(readAccount).mockResolvedValue(account as never)
  const router = createMemoryRouter([{ path: '/', Component, loader, HydrateFallback: () => null }])
  return renderScreen(<RouterProvider router={router} />)
}
const field = () => screen.queryByRole('textbox')

test('with a phone only, a code is asked for before it is typed', async () => {
  vi.mocked(sendCode).mockResolvedValue({ factorId: 'phone', challengeId: 'challenge' })
  const { user } = open({ authenticators: [], phones: [phone] })
  const send = await screen.findByRole('button', { name: 'Send me a code' })
  expect(field()).toBeNull()
  await user.click(send)
  expect(await screen.findByLabelText('Code')).toBeVisible()
})

test('with an app, its code is typed at once', async () => {
  open({ authenticators: [app], phones: [phone] })
  await screen.findByRole('button', { name: 'Send me a code' })
  expect(field()).toBeVisible()
})
