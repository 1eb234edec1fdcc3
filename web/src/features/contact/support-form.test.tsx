import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { SupportForm } from './support-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Sets the function's answer; the request is real up to the network. */
function answering(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async (address) =>
    // The question whether anything answers at all, which a failure leads to.
    Promise.resolve(
      JSON.stringify(address).includes('/graphql/')
        ? Response.json({ data: {} })
        : Response.json(body, { status }),
    ),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const sender = { userId: 'user-1', name: 'Thandi Nkosi', email: 'thandi@kryt.example' }
const button = () => screen.getByRole('button')

async function fillIn(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(screen.getByLabelText('Subject'), 'Printing')
  await user.selectOptions(screen.getByLabelText('Category'), 'Technical')
  await user.type(screen.getByLabelText('Message'), 'It prints twice.')
}

test('fills in the sender, sends what the function expects, thanks, and is cleared', async () => {
  const fetched = answering(200, { success: true })
  const { user } = renderScreen(<SupportForm sender={sender} />)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await fillIn(user)
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Thank You' })).toBeDisabled()
  expect(screen.getByText(/Your message has been sent/)).toBeVisible()
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe('http://127.0.0.1:54321/functions/v1/support')
  expect(JSON.parse(typeof request?.body === 'string' ? request.body : '')).toEqual({
    name: 'Thandi Nkosi',
    email: 'thandi@kryt.example',
    subject: 'Printing',
    category: 'Technical',
    message: 'It prints twice.',
    recaptchaToken: 'no-site-key',
  })
})

test('a failed attempt says why and keeps what was typed, for this person only', async () => {
  answering(503, { error: 'mail_not_sent' })
  const { user, unmount } = renderScreen(<SupportForm sender={sender} />)
  await fillIn(user)
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
  await user.click(button())
  expect(await screen.findByText(/could not be sent just now/)).toBeVisible()
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  expect(screen.getByLabelText('Message')).toHaveValue('It prints twice.')
  unmount()
  const again = renderScreen(<SupportForm sender={sender} />)
  expect(screen.getByLabelText('Message')).toHaveValue('It prints twice.')
  expect(screen.getByLabelText('Category')).toHaveValue('Technical')
  again.unmount()
  renderScreen(<SupportForm sender={{ ...sender, userId: 'user-2' }} />)
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('each empty field has its prescribed message', async () => {
  const { user } = renderScreen(<SupportForm sender={{ ...sender, name: '', email: '' }} />)
  for (const label of ['Name', 'Email', 'Subject', 'Category', 'Message']) {
    await user.click(screen.getByLabelText(label))
    await user.tab()
    expect(await screen.findByText(`${label} is required`)).toBeVisible()
  }
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(await screen.findByText('E-mail must be valid')).toBeVisible()
})

test('nothing can be sent without a network, and the form says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = renderScreen(<SupportForm sender={sender} />)
  await fillIn(user)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText(/as soon as you are online again/)).toBeVisible()
  vi.restoreAllMocks()
})

test('the form is in Afrikaans', async () => {
  const { user } = renderScreen(<SupportForm sender={sender} />, { locale: 'af' })
  await user.click(screen.getByLabelText('Kategorie'))
  await user.tab()
  expect(await screen.findByText('Kies ’n kategorie', { ignore: 'option' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Tegnies' })).toBeVisible()
})
