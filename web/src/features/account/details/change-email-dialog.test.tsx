import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { requestEmailChange } from './account-calls.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

vi.mock('./account-calls.ts', () => ({ requestEmailChange: vi.fn() }))

beforeEach(() => vi.mocked(requestEmailChange).mockReset())

const field = () => screen.getByLabelText('New email')

function open() {
  const onAsked = vi.fn()
  const onClose = vi.fn()
  const current = 'thandi@kryt.example'
  const page = renderScreen(
    <ChangeEmailDialog current={current} onAsked={onAsked} onClose={onClose} />,
  )
  return { onAsked, onClose, ...page }
}

test('both mailboxes are asked, then it says what to do in which', async () => {
  const { user, onAsked, onClose } = open()
  await user.type(field(), ' moved@kryt.example {Enter}')
  expect(requestEmailChange).toHaveBeenCalledExactlyOnceWith({ email: 'moved@kryt.example' })
  expect(onAsked).toHaveBeenCalledTimes(1)
  const dialog = screen.getByRole('dialog', { name: 'Change email' })
  expect(dialog).toHaveTextContent('Open the link in thandi@kryt.example.')
  expect(dialog).toHaveTextContent('Open the link in moved@kryt.example, in any order')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the address that the account has already is refused here', async () => {
  const { user } = open()
  await user.type(field(), 'Thandi@kryt.example{Enter}')
  expect(field()).toHaveAccessibleDescription('This is your address already.')
  expect(requestEmailChange).not.toHaveBeenCalled()
})

test('a refusal of the server is said, and what was typed stays', async () => {
  vi.mocked(requestEmailChange).mockRejectedValueOnce(new AppError('email_exists'))
  const { user, onAsked } = open()
  await user.type(field(), 'sipho@kryt.example{Enter}')
  expect(await screen.findByText('There is already an account with this email.')).toBeVisible()
  expect(field()).toHaveValue('sipho@kryt.example')
  expect(onAsked).not.toHaveBeenCalled()
})

test('Cancel closes at once when nothing was typed, and asks otherwise', async () => {
  const { user, onClose } = open()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.type(field(), 'moved@')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(onClose).toHaveBeenCalledTimes(1)
})
