import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { acceptMailLink } from '@/features/account/sign-in/mail-link.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { Component, loader } from './confirm-email.tsx'

vi.mock('@/features/account/sign-in/mail-link.ts', async (original) => ({
  ...(await original<object>()),
  acceptMailLink: vi.fn(),
}))

const words = 'new password'
const NewPassword = () => <p>{words}</p>

function open(hash: string) {
  const router = createMemoryRouter(
    [
      { path: '/auth/confirm', Component, loader, HydrateFallback: () => null },
      { path: '/auth/new-password', element: <NewPassword /> },
    ],
    { initialEntries: [`/auth/confirm${hash}`] },
  )
  return renderScreen(<RouterProvider router={router} />)
}
const link = `#token_hash=${'a1'.repeat(28)}&type=recovery`
const button = async () => screen.findByRole('button', { name: 'Choose a new password' })

test('nothing is spent before the press, which leads on', async () => {
  vi.mocked(acceptMailLink).mockResolvedValue('signed-in')
  const { user } = open(link)
  const press = await button()
  expect(acceptMailLink).not.toHaveBeenCalled()
  await user.dblClick(press)
  expect(await screen.findByText('new password')).toBeVisible()
  expect(acceptMailLink).toHaveBeenCalledTimes(1)
})

test('a used link, one that nothing answers, and one that is not whole each say so', async () => {
  vi.mocked(acceptMailLink).mockRejectedValueOnce(new AppError('server_unreachable'))
  vi.mocked(acceptMailLink).mockRejectedValueOnce(new AppError('link_expired'))
  const { user, unmount } = open(link)
  await user.click(await button())
  expect(await screen.findByText(/could not reach/)).toBeVisible()
  await user.click(await button())
  expect(await screen.findByText(/This link was used before/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
  unmount()
  open('#token_hash=a1&type=recovery')
  expect(await screen.findByText(/A part of the link is missing/)).toBeVisible()
})
