import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { unsavedForms } from '@/lib/unsaved-forms.ts'
import { fillUnseen } from '@/testing/fill-unseen.ts'
import { renderScreen } from '@/testing/render.tsx'
import type { SignInForm as Values } from '../account-form-schemas.ts'
import type { FailedSignIn } from './failed-sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'

afterEach(() => vi.restoreAllMocks())

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: /^Sign/ })

const right = { email: 'thandi@kryt.example', password: 'Krytbord#2026' }

function open({
  onSend = vi.fn<(values: Values) => Promise<string>>().mockResolvedValue('signed-in'),
  onSent = vi.fn(),
  failed = null,
}: {
  onSend?: (values: Values) => Promise<string>
  onSent?: (step: string) => unknown
  failed?: FailedSignIn | null
} = {}) {
  const page = renderScreen(
    <SignInForm failed={failed} forgotten={null} onSend={onSend} onSent={onSent} />,
  )
  return { onSend, onSent, ...page }
}

async function typeBoth({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.click(email())
  await user.paste(right.email)
  await user.click(password())
  await user.paste(right.password)
}

test('Enter sends what was typed, once, and leads on with the answer', async () => {
  const page = open()
  await typeBoth(page)
  await page.user.keyboard('{Enter}')
  expect(page.onSend).toHaveBeenCalledExactlyOnceWith(right)
  expect(page.onSent).toHaveBeenCalledExactlyOnceWith('signed-in')
  expect(screen.queryByText('Saved')).toBeNull()
})

test('what a password manager fills in is sent, whether or not it tells', async () => {
  for (const event of [true, false]) {
    const page = open()
    expect(button()).toHaveAttribute('aria-disabled', 'false')
    act(() => {
      for (const [field, value] of [
        [email(), right.email],
        [password(), right.password],
      ] as const) {
        fillUnseen(field, value)
        if (event) field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await page.user.click(button())
    expect(page.onSend).toHaveBeenCalledExactlyOnceWith(right)
    page.unmount()
  }
})

test('looking at a password that was filled in does not empty it', async () => {
  const { user } = open()
  fillUnseen(password(), right.password)
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  expect(password()).toHaveValue(right.password)
})

test('the browser knows what each field is for', () => {
  open()
  expect(email()).toHaveAttribute('autocomplete', 'email')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})

test('the focus goes to the first field that is wrong', async () => {
  const { user, onSend } = open()
  await user.click(button())
  await waitFor(() => expect(email()).toHaveFocus())
  expect(email()).toHaveAccessibleDescription('Email is required')
  expect(password()).toHaveAccessibleDescription(/Password is required$/)
  await user.type(email(), right.email)
  await user.click(button())
  await waitFor(() => expect(password()).toHaveFocus())
  expect(onSend).not.toHaveBeenCalled()
})

test('a refused attempt says why and keeps what was typed', async () => {
  const page = open({ onSend: async () => Promise.reject(new AppError('invalid_credentials')) })
  await typeBoth(page)
  await page.user.keyboard('{Enter}')
  expect(await screen.findByText('The email and password do not match.')).toBeVisible()
  expect(email()).toHaveValue(right.email)
  expect(password()).toHaveValue(right.password)
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  expect(page.onSent).not.toHaveBeenCalled()
})

test('it is sent once, however often it is pressed, until the next page is there', async () => {
  const signedIn = Promise.withResolvers<string>()
  const arrived = Promise.withResolvers<undefined>()
  const onSend = vi.fn(async () => signedIn.promise)
  const page = open({ onSend, onSent: async () => arrived.promise })
  await typeBoth(page)
  await page.user.keyboard('{Enter}{Enter}')
  await page.user.click(button())
  expect(button()).toHaveTextContent('Signing in')
  await act(async () => {
    signedIn.resolve('signed-in')
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(button()).toHaveTextContent('Signing in')
  await page.user.click(button())
  expect(onSend).toHaveBeenCalledTimes(1)
  await act(async () => {
    arrived.resolve(undefined)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(button()).toHaveTextContent('Sign In')
})

test('without a network nothing is sent, and the reason is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = open()
  await typeBoth(page)
  await page.user.click(button())
  expect(button()).toHaveAccessibleDescription('You’re offline. This needs a connection.')
  expect(page.onSend).not.toHaveBeenCalled()
})

test('leaving asks nothing, and nothing that was typed is kept', async () => {
  const page = open()
  await typeBoth(page)
  expect(unsavedForms.get()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage).toHaveLength(0)
})

test('an attempt by a link says why it failed until the next one', async () => {
  const failed = { email: right.email, error: new AppError('invalid_credentials') }
  const page = open({ failed })
  expect(screen.getByRole('alert')).toHaveTextContent('The email and password do not match.')
  expect(email()).toHaveValue(right.email)
  await page.user.type(password(), `${right.password}{Enter}`)
  expect(page.onSend).toHaveBeenCalledExactlyOnceWith(right)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
