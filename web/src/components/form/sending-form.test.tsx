import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { renderPage, type Options } from './form-testing.tsx'

afterEach(() => vi.restoreAllMocks())

const label = () => screen.getByLabelText('Label')
const button = () => screen.getByRole('button', { name: /^Sav/ })

async function open(options: Options) {
  const page = renderPage(options)
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  return page
}

test('a button that does not wait can be pressed, and what is missing is said then', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user } = await open({ waits: false, save })
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  expect(button()).toHaveAccessibleDescription('')
  await user.click(button())
  await waitFor(() => expect(label()).toHaveFocus())
  expect(label()).toHaveAccessibleDescription('Label is required')
  expect(button()).toHaveAccessibleDescription('Correct what is marked in red first.')
  expect(save).not.toHaveBeenCalled()
})

test('a field that is checked when the form is sent says nothing before', async () => {
  const { user } = await open({ mode: 'onSubmit', asks: false })
  await user.type(label(), 'x{Backspace}')
  await user.tab()
  expect(label()).not.toBeInvalid()
  await user.click(button())
  expect(label()).toBeInvalid()
})

test('what went wrong before is said until the next try', async () => {
  const save = vi.fn(async () => Promise.resolve(false as const))
  const { user } = await open({ error: new AppError('rate_limited'), save, asks: false })
  expect(screen.getByRole('alert')).toHaveTextContent(/^You tried too often/)
  await user.type(label(), 'Easter{Enter}')
  expect(save).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a form that sends speaks of no saving', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const values = { label: 'Easter', place: '' }
  const { user } = await open({ sends: true, values, save: async () => promise, onSaved: vi.fn() })
  await user.click(button())
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: 'Saving' })).toBeNull()
  await act(async () => {
    resolve(undefined)
    await promise
  })
  expect(screen.queryByText('Saved')).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(button()).toHaveAccessibleDescription('You’re offline. This needs a connection.')
})
