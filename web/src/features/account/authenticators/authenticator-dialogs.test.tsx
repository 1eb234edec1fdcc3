import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { confirmCode, enrolAuthenticator, removeAuthenticator } from './authenticators.ts'

vi.mock('./authenticators.ts', () => ({
  confirmCode: vi.fn(),
  enrolAuthenticator: vi.fn(),
  removeAuthenticator: vi.fn(),
}))
vi.mock('./lost-phone-advice.tsx', () => ({ LostPhoneAdvice: () => null }))

addErrorMessages(serverMessages)

const phone = { id: 'phone', name: 'Phone', addedAt: '2026-01-01' }

beforeEach(() => {
  vi.mocked(confirmCode).mockReset()
  vi.mocked(removeAuthenticator).mockReset()
  vi.mocked(enrolAuthenticator)
    .mockReset()
    .mockResolvedValue({ id: 'tablet', picture: 'data:,', key: 'ABCDEFGH' })
})

const name = () => screen.getByLabelText('Name of the device')
const code = () => screen.getByLabelText('Code from your authenticator app')
const wrong = new AppError('mfa_verification_failed')

function open(authenticators = [phone], phones = 0) {
  const onChanged = vi.fn()
  const page = renderScreen(
    <AuthenticatorSection authenticators={authenticators} phones={phones} onChanged={onChanged} />,
  )
  return { onChanged, ...page }
}

async function begin() {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Add another authenticator' }))
  await page.user.type(name(), ' Tablet {Enter}')
  return page
}

test('a name begins, a code proves, and the list hears of it', async () => {
  const { user, onChanged } = await begin()
  expect(enrolAuthenticator).toHaveBeenCalledExactlyOnceWith('Tablet')
  expect(screen.getByText('ABCD EFGH')).toBeVisible()
  await user.type(code(), '123 456{Enter}')
  expect(confirmCode).toHaveBeenCalledExactlyOnceWith('tablet', '123456')
  expect(screen.getByText(/^It works\./)).toBeVisible()
  expect(onChanged).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a code that is too short or not right says so, and stays to be corrected', async () => {
  vi.mocked(confirmCode).mockRejectedValueOnce(wrong)
  const { user, onChanged } = await begin()
  await user.type(code(), '123 45{Enter}')
  await waitFor(() => expect(code()).toHaveFocus())
  expect(code()).toHaveAccessibleDescription(/^Within five minutes.*The code has six digits\.$/)
  expect(confirmCode).not.toHaveBeenCalled()
  await user.type(code(), '6{Enter}')
  expect(await screen.findByText(/^This code is not right\./)).toBeVisible()
  expect(code()).toHaveValue('123 456')
  expect(onChanged).not.toHaveBeenCalled()
})

test('the first one has a name already, which is not typed and so not asked about', async () => {
  const { user } = open([])
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }))
  expect(name()).toHaveValue('My phone')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a name that is taken is refused, and one too long says how long it may be', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Add another authenticator' }))
  await user.type(name(), 'Phone{Enter}')
  expect(name()).toHaveAccessibleDescription(/You have an authenticator with this name already\.$/)
  await user.clear(name())
  await user.paste('a'.repeat(61))
  await user.keyboard('{Enter}')
  expect(name()).toHaveAccessibleDescription(/61 of 60 At most 60 characters$/)
  expect(enrolAuthenticator).not.toHaveBeenCalled()
})

test('one is removed with a code; a wrong one stays to be corrected, and half a code is not asked about', async () => {
  vi.mocked(removeAuthenticator).mockRejectedValueOnce(wrong).mockResolvedValueOnce()
  const { user, onChanged } = open()
  const remove = screen.getByRole('button', { name: 'Remove Phone' })
  await user.click(remove)
  expect(screen.getByRole('dialog', { name: 'Remove “Phone”?' })).toBeVisible()
  await user.type(code(), '123')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(remove).toHaveFocus())
  await user.click(remove)
  expect(code()).toHaveValue('')
  await user.type(code(), '123456{Enter}')
  expect(await screen.findByText(/^This code is not right\./)).toBeVisible()
  expect(code()).toHaveValue('123456')
  expect(onChanged).not.toHaveBeenCalled()
  await user.type(code(), '{Enter}')
  expect(removeAuthenticator).toHaveBeenLastCalledWith(phone, [phone], '123456')
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('removing the only authenticator says what opens the account then', async () => {
  const remove = { name: 'Remove Phone' }
  const { user, unmount } = open([phone], 0)
  await user.click(screen.getByRole('button', remove))
  expect(screen.getByText(/your password alone opens your account/)).toBeVisible()
  unmount()
  const again = open([phone], 1)
  await again.user.click(screen.getByRole('button', remove))
  expect(screen.getByText(/a code that we send to your phone/)).toBeVisible()
  expect(screen.queryByText(/your password alone/)).toBeNull()
})
