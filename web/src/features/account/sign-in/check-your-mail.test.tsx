import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { CheckYourMail } from './check-your-mail.tsx'

addErrorMessages(serverMessages)

const resend = vi.fn(() => Promise.resolve())

test('the code of the mail can be typed in, in two groups as well', async () => {
  const onSend = vi.fn(() => Promise.resolve('signed-in'))
  const onSent = vi.fn()
  const { user } = renderScreen(<CheckYourMail code={{ onSend, onSent }} onResend={resend} />)
  await user.type(screen.getByLabelText('Code from our email'), '123 456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
  expect(onSent).toHaveBeenCalledExactlyOnceWith('signed-in')
})

test('a wrong code says so, in the reader’s language, and stays to be corrected', async () => {
  const onSend = vi.fn(() => Promise.reject(new AppError('mail_code_wrong')))
  const { user } = renderScreen(
    <CheckYourMail code={{ onSend, onSent: vi.fn() }} onResend={resend} />,
    { locale: 'af' },
  )
  const field = screen.getByLabelText('Kode uit ons e-pos')
  await user.type(field, '12345')
  await user.click(screen.getByRole('button', { name: 'Gaan voort' }))
  await waitFor(() => expect(field).toHaveFocus())
  expect(onSend).not.toHaveBeenCalled()
  await user.type(field, '6{Enter}')
  expect(await screen.findByText(/Hierdie kode is verkeerd of te oud/)).toBeVisible()
  expect(field).toHaveValue('123456')
})

test('a code that is half typed is not called wrong while its reader looks at the mail', async () => {
  const { user } = renderScreen(
    <CheckYourMail code={{ onSend: vi.fn(), onSent: vi.fn() }} onResend={resend} />,
  )
  const field = screen.getByLabelText('Code from our email')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await user.type(field, '123')
  await user.tab()
  expect(field).not.toBeInvalid()
})

test('where no page takes a code, none is asked for', () => {
  renderScreen(<CheckYourMail onResend={resend} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText(/code/i)).toBeNull()
})
