import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { fillUnseen } from '@/testing/fill-unseen.ts'
import { renderScreen } from '@/testing/render.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const email = () => screen.getByLabelText('Email')
const phone = () => screen.getByLabelText('Phone number')
const password = () => screen.getByLabelText('Password')
const repeated = () => screen.getByLabelText('Repeat password')
const send = () => screen.getByRole('button', { name: 'Create account' })

test('the rules of the password are ticked off while typing', async () => {
  const { user, container } = renderScreen(<SignUpForm onSend={vi.fn()} onSent={vi.fn()} />)
  const kept = () => [...container.querySelectorAll('[data-kept=true]')].length
  expect(kept()).toBe(0)
  await user.type(password(), 'kryt')
  expect(kept()).toBe(1)
  await user.type(password(), 'Bord1!')
  expect(kept()).toBe(5)
})

test('says what is wrong and sends nothing', async () => {
  const onSend = vi.fn()
  const { user } = renderScreen(<SignUpForm onSend={onSend} onSent={vi.fn()} />)
  await user.type(email(), 'thandi@')
  await user.type(phone(), '12')
  await user.type(password(), 'kryt')
  await user.click(send())
  expect(await screen.findByText('E-mail must be valid')).toBeVisible()
  expect(screen.getByText('Invalid South African phone number')).toBeVisible()
  expect(password()).toHaveAccessibleDescription(/does not meet all the rules yet/)
  expect(onSend).not.toHaveBeenCalled()
})

test('a refused sign-up shows the reason and keeps what was typed', async () => {
  const onSend = vi.fn().mockRejectedValue(new AppError('email_exists'))
  const { user } = renderScreen(<SignUpForm onSend={onSend} onSent={vi.fn()} />)
  await user.type(email(), 'thandi@kryt.example')
  await user.type(phone(), '082 123 4567')
  await user.type(password(), 'Krytbord1!')
  await user.type(repeated(), 'Krytbord1!')
  await user.click(send())
  expect(await screen.findByText('There is already an account with this email.')).toBeVisible()
  expect(email()).toHaveValue('thandi@kryt.example')
  expect(password()).toHaveValue('Krytbord1!')
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    email: 'thandi@kryt.example',
    phone: '082 123 4567',
    password: 'Krytbord1!',
    repeated: 'Krytbord1!',
  })
})

test('a reload brings back what was typed, but never the password', async () => {
  const { user, unmount } = renderScreen(<SignUpForm onSend={vi.fn()} onSent={vi.fn()} />)
  await user.type(email(), 'thandi@kryt.example')
  await user.type(password(), 'Krytbord1!')
  unmount()
  renderScreen(<SignUpForm onSend={vi.fn()} onSent={vi.fn()} />)
  expect(email()).toHaveValue('thandi@kryt.example')
  expect(password()).toHaveValue('')
  expect(JSON.stringify(sessionStorage)).not.toContain('Krytbord1!')
})

test('what was sent is not kept, and only then the form leads on', async () => {
  const onSend = vi.fn(async () => Promise.resolve('mailed'))
  const onSent = vi.fn(() => expect(sessionStorage).toHaveLength(0))
  const { user } = renderScreen(<SignUpForm onSend={onSend} onSent={onSent} />)
  await user.type(email(), 'thandi@kryt.example')
  await user.type(phone(), '082 123 4567')
  await user.type(password(), 'Krytbord1!')
  await user.type(repeated(), 'Krytbord1!{Enter}')
  expect(onSent).toHaveBeenCalledExactlyOnceWith('mailed')
})

test('the browser knows what each field is for', () => {
  renderScreen(<SignUpForm onSend={vi.fn()} onSent={vi.fn()} />)
  expect(email()).toHaveAttribute('autocomplete', 'email')
  expect(phone()).toHaveAttribute('autocomplete', 'tel')
  expect(password()).toHaveAttribute('autocomplete', 'new-password')
  expect(repeated()).toHaveAttribute('autocomplete', 'new-password')
})

test('a password that was mistyped is found, whatever else is wrong, and correcting either of the two is enough', async () => {
  const onSend = vi.fn()
  const { user } = renderScreen(<SignUpForm onSend={onSend} onSent={vi.fn()} />)
  await user.type(password(), 'Krytbord1!')
  await user.type(repeated(), 'Krytbord2!')
  await user.click(send())
  const differ = 'The two passwords are not the same.'
  expect(await screen.findByText(differ)).toBeVisible()
  expect(screen.getByText('Email is required')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
  await user.clear(password())
  await user.type(password(), 'Krytbord2!')
  await waitFor(() => expect(screen.queryByText(differ)).toBeNull())
})

test('the rules tick off for a password that the browser proposes', async () => {
  const { container } = renderScreen(<SignUpForm onSend={vi.fn()} onSent={vi.fn()} />)
  await act(async () => {
    fillUnseen(password(), 'Krytbord1!')
    password().dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
  })
  expect(container.querySelectorAll('[data-kept=true]')).toHaveLength(5)
})
