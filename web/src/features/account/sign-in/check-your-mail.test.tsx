import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { CheckYourMail } from './check-your-mail.tsx'

addErrorMessages(serverMessages)

const resend = vi.fn(() => Promise.resolve())

test('the code of the mail can be typed in, in two groups as well', async () => {
  const onCode = vi.fn(() => Promise.resolve())
  const { user } = renderScreen(<CheckYourMail onCode={onCode} onResend={resend} />)
  await user.type(screen.getByLabelText('Code from our email'), '123 456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onCode).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
})

test('a wrong code says so, in the reader’s language, and stays to be mended', async () => {
  const onCode = vi.fn(() => Promise.reject(new AppError('mail_code_wrong')))
  const { user } = renderScreen(<CheckYourMail onCode={onCode} onResend={resend} />, {
    locale: 'af',
  })
  const field = screen.getByLabelText('Kode uit ons e-pos')
  await user.type(field, '12345')
  await user.click(screen.getByRole('button', { name: 'Gaan voort' }))
  expect(onCode).not.toHaveBeenCalled()
  await user.type(field, '6{Enter}')
  expect(await screen.findByText(/Hierdie kode is verkeerd of te oud/)).toBeVisible()
  expect(field).toHaveValue('123456')
})

test('where no page takes a code, none is asked for', () => {
  renderScreen(<CheckYourMail onResend={resend} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText(/code/i)).toBeNull()
})
