import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import { changePassword } from './account-calls.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

vi.mock('./account-calls.ts', () => ({ changePassword: vi.fn() }))

addErrorMessages(serverMessages)

beforeEach(() => vi.mocked(changePassword).mockReset())
afterEach(hideSnack)

const current = () => screen.getByLabelText('Current password')
const next = () => screen.getByLabelText('New password')
const repeated = () => screen.getByLabelText('Repeat password')
const save = () => screen.getByRole('button', { name: 'Save password' })

const email = 'thandi@kryt.example'

function open() {
  const onClose = vi.fn()
  return { onClose, ...renderScreen(<ChangePasswordDialog email={email} onClose={onClose} />) }
}

test('both passwords are sent, it says so, and the dialog closes', async () => {
  const { user, onClose } = open()
  await user.type(current(), 'Krytbord#2026')
  await user.type(next(), 'Brand-new-1')
  await user.type(repeated(), 'Brand-new-1{Enter}')
  expect(changePassword).toHaveBeenCalledExactlyOnceWith(email, {
    current: 'Krytbord#2026',
    password: 'Brand-new-1',
    repeated: 'Brand-new-1',
  })
  expect(snack.get()?.text).toBe('Password saved')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the browser knows whose passwords these are, and which is which', () => {
  open()
  const username = document.querySelector('[autocomplete="username"]')
  expect(username).toHaveValue(email)
  expect(current()).toHaveAttribute('autocomplete', 'current-password')
  expect(next()).toHaveAttribute('autocomplete', 'new-password')
})

test('a wrong current password says so and keeps both, for another try', async () => {
  vi.mocked(changePassword)
    .mockRejectedValueOnce(new AppError('current_password_wrong'))
    .mockResolvedValueOnce()
  const { user, onClose } = open()
  await user.type(current(), 'Krytbord#2025')
  await user.type(next(), 'Brand-new-1')
  await user.type(repeated(), 'Brand-new-1{Enter}')
  expect(await screen.findByText('The current password is not right.')).toBeVisible()
  expect(current()).toHaveValue('Krytbord#2025')
  expect(next()).toHaveValue('Brand-new-1')
  expect(onClose).not.toHaveBeenCalled()
  await user.type(current(), '{Backspace}6{Enter}')
  expect(changePassword).toHaveBeenLastCalledWith(email, {
    current: 'Krytbord#2026',
    password: 'Brand-new-1',
    repeated: 'Brand-new-1',
  })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a new password that breaks a rule is not sent, and gets the focus', async () => {
  const { user } = open()
  await user.type(current(), 'Krytbord#2026')
  await user.type(next(), 'short')
  await user.click(save())
  await waitFor(() => expect(next()).toHaveFocus())
  expect(next()).toHaveAccessibleDescription(/does not meet all the rules yet/)
  expect(changePassword).not.toHaveBeenCalled()
})

test('Cancel asks nothing, and no password is kept', async () => {
  const { user, onClose } = open()
  await user.type(current(), 'Krytbord#2026')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(sessionStorage).toHaveLength(0)
})
