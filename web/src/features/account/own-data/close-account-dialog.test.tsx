import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { leave } from '../session/sign-out.ts'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { closeAccount } from './own-data-calls.ts'

vi.mock('./own-data-calls.ts', () => ({ closeAccount: vi.fn() }))
vi.mock('../session/sign-out.ts', () => ({ leave: vi.fn() }))

addErrorMessages(serverMessages)

beforeEach(() => {
  vi.mocked(closeAccount).mockReset().mockResolvedValue()
  vi.mocked(leave).mockReset().mockResolvedValue()
})

const password = () => screen.getByLabelText('Password')

function open() {
  const onClose = vi.fn()
  const screenful = renderScreen(
    <CloseAccountDialog email="thandi@kryt.example" onClose={onClose} />,
  )
  return { onClose, ...screenful }
}

test('says what goes and what stays, and asks for the password', async () => {
  const { user, onClose } = open()
  expect(screen.getByText(/pictures are deleted/)).toBeVisible()
  expect(screen.getByText(/five years/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close account for good' }))
  expect(await screen.findByText('Password is required')).toBeVisible()
  expect(closeAccount).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(leave).not.toHaveBeenCalled()
})

test('says that it is done, and then leaves', async () => {
  const { user } = open()
  await user.type(password(), 'Krytbord#2026{Enter}')
  expect(await screen.findByText(/sent a confirmation to thandi@kryt.example/)).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(leave).toHaveBeenCalledTimes(1)
})

test.each([
  ['current_password_wrong', 'The current password is not right.'],
  ['orders_still_open', /still waiting for its payment/],
  ['subscription_still_active', /still being paid/],
] as const)('%s keeps the dialog open with the reason', async (word, sentence) => {
  vi.mocked(closeAccount).mockRejectedValue(new AppError(word))
  const { user } = open()
  await user.type(password(), 'Krytbord#2026{Enter}')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})
