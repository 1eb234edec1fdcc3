import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { ContactForm } from './contact-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Sets the function's answer; the request is real up to the network. */
function answering(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const button = () => screen.getByRole('button')

async function fillIn(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(screen.getByLabelText('Name'), 'Thandi Nkosi')
  await user.type(screen.getByLabelText('Email'), 'thandi@kryt.example')
  await user.type(screen.getByLabelText('Subject'), 'Order')
  await user.type(screen.getByLabelText('Message'), 'Where is my parcel?')
}

test('sends the message in the form that the function expects, and thanks', async () => {
  const fetched = answering(200, { success: true })
  const { user } = renderScreen(<ContactForm />)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await fillIn(user)
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Thank You' })).toBeDisabled()
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe('http://127.0.0.1:54321/functions/v1/contact')
  const sent = typeof request?.body === 'string' ? request.body : ''
  expect(JSON.parse(sent)).toEqual({
    name: 'Thandi Nkosi',
    email: 'thandi@kryt.example',
    subject: 'Order',
    message: 'Where is my parcel?',
    recaptchaToken: 'no-site-key',
  })
})

test('a failed attempt says why and keeps what was typed, also after a reload', async () => {
  answering(429, { error: 'too_many_requests' })
  const { user, unmount } = renderScreen(<ContactForm />, { locale: 'en' })
  await fillIn(user)
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
  await user.click(button())
  expect(await screen.findByText(/too often in a short time/)).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Where is my parcel?')
  unmount()
  renderScreen(<ContactForm />)
  expect(screen.getByLabelText('Message')).toHaveValue('Where is my parcel?')
})

test('each empty field has its prescribed message', async () => {
  const { user } = renderScreen(<ContactForm />)
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await user.click(screen.getByLabelText(label))
    await user.tab()
    expect(await screen.findByText(`${label} is required`)).toBeVisible()
  }
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(await screen.findByText('E-mail must be valid')).toBeVisible()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
})

test('submitted too early, it shows what is missing, moves there and sends nothing', async () => {
  const fetched = answering(200, { success: true })
  const { user } = renderScreen(<ContactForm />)
  await user.type(screen.getByLabelText('Name'), 'Thandi Nkosi')
  await user.click(button())
  expect(await screen.findByText('Message is required')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(fetched).not.toHaveBeenCalled()
})

test('a sent message is cleared, also after a reload', async () => {
  answering(200, { success: true })
  const { user, unmount } = renderScreen(<ContactForm />)
  await fillIn(user)
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Thank You' })).toBeDisabled()
  expect(screen.getByLabelText('Message')).toHaveValue('')
  unmount()
  renderScreen(<ContactForm />)
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('the form is in Afrikaans', async () => {
  const { user } = renderScreen(<ContactForm />, { locale: 'af' })
  await user.click(screen.getByLabelText('Naam'))
  await user.tab()
  expect(await screen.findByText('Vul ’n naam in')).toBeVisible()
})
