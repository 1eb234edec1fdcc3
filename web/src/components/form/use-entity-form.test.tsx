import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { mayLoseChanges, unsavedForms } from '@/lib/unsaved-forms.ts'
import { renderPage, type Options } from './form-testing.tsx'

beforeEach(() => {
  // eslint-disable-next-line no-console -- what the setup put there
  const reporting = vi.mocked(console.error)
  const report = reporting.getMockImplementation()
  // user-event makes each focus() an act() of its own; a dialog that takes the focus while a page is drawn nests two.
  reporting.mockImplementation((...parts) => {
    if (!String(parts[0]).startsWith('A component suspended inside an `act` scope'))
      report?.(...parts)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  hideSnack()
  cleanup()
  expect(unsavedForms.get()).toEqual([])
})

const label = () => screen.getByLabelText('Label')
const place = () => screen.getByLabelText('Place')
const saveButton = () => screen.getByRole('button', { name: 'Save' })
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

async function open(options: Options = {}) {
  const page = renderPage(options)
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  return page
}

type Router = ReturnType<typeof renderPage>['router']

/** The next page is there a little later than the click that leads to it. */
const arrive = async (lead: () => unknown) =>
  act(async () => {
    lead()
    await new Promise((resolve) => setTimeout(resolve))
  })

const go = async (router: Router, to: string) => arrive(() => void router.navigate(to))

/** At once, without waiting: the question opens and takes the focus, which an awaited act cannot follow. */
const tryToGo = (router: Router, to: string | -1) =>
  act(() => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))

const answerButton = (name: string) =>
  within(question() ?? document.body).getByRole('button', { name })

const answer = async (name: 'Leave anyway' | 'Keep editing') =>
  arrive(() => answerButton(name).click())

const version = '2027-01-02T10:00:00.123456+00:00'
const row = { label: 'Easter', place: 'Cape Town' }

test('what is missing is said on the button, and pressing it goes there', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user } = await open({ save })
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true')
  expect(saveButton()).toHaveAccessibleDescription('Fill in the required fields first.')
  expect(label()).toBeRequired()
  expect(place()).not.toBeRequired()
  await user.click(place())
  await user.click(saveButton())
  await waitFor(() => expect(label()).toHaveFocus())
  expect(label()).toHaveAccessibleDescription('Label is required')
  expect(label()).toBeInvalid()
  expect(saveButton()).toHaveAccessibleDescription('Correct what is marked in red first.')
  expect(save).not.toHaveBeenCalled()
  await user.type(label(), 'Easter')
  expect(saveButton()).toHaveAttribute('aria-disabled', 'false')
  expect(saveButton()).toHaveAccessibleDescription('')
  expect(label()).not.toBeInvalid()
})

test('a new row is saved as the schema leaves it, said, and closed', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user } = await open({ save })
  await user.type(label(), ' Easter {Enter}')
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { label: 'Easter', place: '' },
    { version: '', changed: ['label'] },
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(snack.get()).toEqual({ kind: 'done', text: 'Saved' })
  expect(question()).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('the notice is the form’s own, or none', async () => {
  const first = await open({ notice: 'Holiday added' })
  await first.user.type(label(), 'Easter{Enter}')
  expect(snack.get()?.text).toBe('Holiday added')
  first.unmount()
  hideSnack()
  const second = await open({ notice: null })
  await second.user.type(label(), 'Easter{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(snack.get()).toBeNull()
})

test('Ctrl and Cmd with Enter save from a field of several lines, Enter alone does not', async () => {
  const save = vi.fn(async () => Promise.resolve(false))
  const { user } = await open({ save })
  await user.type(label(), 'Easter')
  await user.type(place(), 'Cape{Enter}Town')
  expect(save).not.toHaveBeenCalled()
  await user.type(place(), '{Control>}{Enter}{/Control}')
  await user.type(place(), '{Meta>}{Enter}{/Meta}')
  expect(save).toHaveBeenCalledTimes(2)
  expect(place()).toHaveValue('Cape\nTown')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await answer('Leave anyway')
})

test('an edit waits for a change, and for its change to be undone', async () => {
  const save = vi.fn(async () => Promise.resolve())
  const { user } = await open({ save, values: row, version })
  expect(saveButton()).toHaveAccessibleDescription('Nothing has changed yet.')
  await user.click(saveButton())
  await user.type(label(), '{Control>}{Enter}{/Control}')
  expect(save).not.toHaveBeenCalled()
  await user.type(label(), 's')
  expect(saveButton()).toHaveAttribute('aria-disabled', 'false')
  await user.type(label(), '{Backspace}')
  expect(saveButton()).toHaveAccessibleDescription('Nothing has changed yet.')
  await user.type(label(), 's{Enter}')
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { label: 'Easters', place: 'Cape Town' },
    { version, changed: ['label'] },
  )
})

test('what is right from the start can be saved at once, unless it edits', async () => {
  const first = await open({ values: row })
  await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'false'))
  first.unmount()
  await open({ values: row, edits: true })
  expect(saveButton()).toHaveAccessibleDescription('Nothing has changed yet.')
})

test('without a network nothing is sent, and the reason is said', async () => {
  const save = vi.fn(async () => Promise.resolve())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await open({ save, values: row })
  expect(saveButton()).toHaveAccessibleDescription(
    'You’re offline. You can save again when you are connected.',
  )
  await user.click(saveButton())
  expect(save).not.toHaveBeenCalled()
})

test('a network that goes while it is saved is said once, and again after it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get')
  const save = vi.fn(async () => {
    online.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    return Promise.reject(new AppError('offline'))
  })
  const { user } = await open({ save })
  await user.type(label(), 'Easter')
  await user.click(saveButton())
  await waitFor(() => expect(screen.getAllByText(/You’re offline/)).toHaveLength(1))
  expect(saveButton()).toHaveAccessibleDescription(/^You’re offline/)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  // It was not saved, which the form must still say.
  expect(screen.getByRole('alert')).toHaveTextContent(/^You’re offline/)
})

test('while it is saved it says so and is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const save = vi.fn(async () => promise)
  const { user } = await open({ save })
  await user.type(label(), 'Easter{Enter}')
  const saving = screen.getByRole('button', { name: 'Saving' })
  expect(saving).toHaveAttribute('aria-disabled', 'true')
  await user.click(saving)
  await user.type(label(), '{Enter}')
  expect(save).toHaveBeenCalledTimes(1)
  await arrive(() => resolve(undefined))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it is still saving while what follows is on its way, and knows what the server answered', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const save = vi.fn(async () => Promise.resolve('code-due'))
  const onSaved = vi.fn(async () => promise)
  const { user } = await open({ save, onSaved })
  await user.type(label(), 'Easter{Enter}')
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('code-due'))
  expect(screen.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
  await user.type(label(), '{Enter}')
  expect(save).toHaveBeenCalledTimes(1)
  await arrive(() => resolve(undefined))
  expect(saveButton()).toHaveAttribute('aria-disabled', 'false')
})

test('a dialog that is saving waits for it: neither Cancel nor Escape closes it', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const onSaved = vi.fn()
  const save = async () => promise
  const { user } = await open({ save, onSaved })
  await user.type(label(), 'Easter{Enter}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(label()).toHaveValue('Easter')
  expect(onSaved).not.toHaveBeenCalled()
  await arrive(() => resolve(undefined))
  expect(snack.get()?.text).toBe('Saved')
  expect(onSaved).toHaveBeenCalledOnce()
})

test('a word of the server that is about a field is said there, others at the form', async () => {
  const save = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new AppError('email_exists'))
    .mockRejectedValueOnce(new AppError('rate_limited'))
    .mockResolvedValueOnce()
  const { user } = await open({ save, fieldOf: { email_exists: 'place' } })
  await user.type(label(), 'Easter{Enter}')
  await waitFor(() => expect(place()).toHaveFocus())
  expect(place()).toHaveAccessibleDescription(/^There is already an account/)
  expect(screen.getByRole('dialog')).toHaveTextContent('Correct what is marked in red first.')
  await user.type(place(), 'x')
  expect(place()).not.toBeInvalid()
  await user.type(label(), '{Enter}')
  expect(
    await screen.findByText('You tried too often in a short time. Please wait a minute.'),
  ).toBeVisible()
  expect(label()).toHaveValue('Easter')
  expect(question()).toBeNull()
  await user.type(label(), '{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an error is gone with the next try', async () => {
  const save = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new AppError('rate_limited'))
    .mockReturnValueOnce(new Promise(() => undefined))
  const { user } = await open({ save, asks: false })
  await user.type(label(), 'Easter{Enter}')
  const alert = screen.getByRole('alert')
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement())
  await user.type(label(), '{Enter}')
  expect(alert).toBeEmptyDOMElement()
})

test.each(['Cancel', 'Close'])(
  '%s and Escape close at once when nothing was typed',
  async (name) => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const opener = screen.getByRole('button', { name: 'Open' })
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(opener)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('Cancel and Escape ask before what was typed is lost', async () => {
  const { user } = await open({ draft: 'holiday' })
  await user.type(label(), 'Easter')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(question()).toHaveAccessibleDescription('What you changed here has not been saved yet.')
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await answer('Keep editing')
  expect(question()).toBeNull()
  expect(label()).toHaveValue('Easter')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(question()).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(label()).toHaveValue('Easter')
  await user.keyboard('{Escape}')
  await answer('Leave anyway')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(label()).toHaveValue('')
  expect(screen.queryByText(/what you typed before/)).toBeNull()
})

test('a click beside the dialog does nothing', async () => {
  await open()
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a page is not left with something typed, whichever way, unless the person says so', async () => {
  const { user, router } = await open()
  await go(router, '/there')
  await go(router, '/')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(label(), 'Easter')
  tryToGo(router, -1)
  expect(question()).not.toBeNull()
  await answer('Keep editing')
  expect(router.state.location.pathname).toBe('/')
  expect(label()).toHaveValue('Easter')
  tryToGo(router, '/there')
  await answer('Leave anyway')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'There' })).toBeVisible())
  expect(question()).toBeNull()
})

test('a filter in the address asks nothing, the dialog’s own parameter does', async () => {
  const { user, router } = await open()
  await user.type(label(), 'Easter')
  await go(router, '/?sort=name')
  expect(question()).toBeNull()
  tryToGo(router, '/?sort=name&edit=2')
  expect(question()).not.toBeNull()
  await answer('Keep editing')
  expect(router.state.location.search).toBe('?sort=name')
  tryToGo(router, '/?sort=name&new')
  expect(question()).not.toBeNull()
  await answer('Leave anyway')
  expect(router.state.location.search).toBe('?sort=name&new')
  expect(label()).toHaveValue('')
})

test('saving leads on at once, with nothing asked', async () => {
  const page = renderPage({ onSaved: () => void page.router.navigate('/there') })
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  await page.user.type(label(), 'Easter{Enter}')
  expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible()
})

test('the browser asks before it closes a window with something typed, and only then', async () => {
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user } = await open()
  expect(closes()).toBe(true)
  await user.type(label(), 'E')
  expect(closes()).toBe(false)
  await user.type(label(), '{Backspace}')
  expect(closes()).toBe(true)
  await user.type(label(), 'Easter{Enter}')
  expect(closes()).toBe(true)
})

test('signing out asks as well, and only once', async () => {
  expect(await mayLoseChanges()).toBe(true)
  const { user } = await open({ draft: 'holiday' })
  await user.type(label(), 'Easter')
  let asked: Promise<boolean> = Promise.resolve(true)
  const ask = async () =>
    act(async () => {
      asked = mayLoseChanges()
      await Promise.resolve()
    })
  await ask()
  expect(await mayLoseChanges()).toBe(false)
  await answer('Keep editing')
  expect(await asked).toBe(false)
  await ask()
  await answer('Leave anyway')
  expect(await asked).toBe(true)
  expect(label()).toHaveValue('')
  expect(sessionStorage).toHaveLength(0)
})

test('a form that asks nothing asks nothing', async () => {
  const { user } = await open({ asks: false })
  await user.type(label(), 'Easter')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is typed while it is saved is not saved yet', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { user } = await open({ values: row, version, save: async () => promise, onSaved: vi.fn() })
  await user.type(label(), 's{Enter}')
  await user.type(place(), ' Town')
  await arrive(() => resolve(undefined))
  expect(place()).toHaveValue('Cape Town Town')
  await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'false'))
  expect(unsavedForms.get()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await answer('Leave anyway')
})
