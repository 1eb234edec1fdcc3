import { ApolloClient, ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { renderScreen } from '@/testing/render.tsx'
import { BankAccountDocument } from './bank-account.generated.ts'
import { PaymentStep } from './payment-step.tsx'

addErrorMessages(serverMessages)

const account = {
  accountHolder: 'Kryt (Pty) Ltd',
  bank: 'Testbank',
  accountNumber: '1234567890',
  branchCode: '250655',
  accountType: 'Cheque',
  proofEmail: '',
  proofPhone: '',
}

function open({
  locale = 'en',
  ...props
}: { locale?: 'en' | 'af'; total?: number; blocked?: boolean; chosen?: 'EFT' | null } = {}) {
  const calls = { onChoose: vi.fn(), onBack: vi.fn(), onNext: vi.fn() }
  const cache = createCache()
  cache.writeQuery({
    query: BankAccountDocument,
    data: { bankDetails: JSON.stringify(account) },
  })
  const rendered = renderScreen(
    <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
      <PaymentStep total={4500} chosen={null} error={null} blocked={false} {...calls} {...props} />
    </ApolloProvider>,
    { locale },
  )
  return { ...calls, ...rendered }
}

test.each([
  ['en', /Card Payment/, 'Instant EFT'],
  ['af', /Kaartbetaling/, 'kits-EFT'],
] as const)('the card names Instant EFT and the other means (%s)', (locale, name, instant) => {
  open({ locale })
  const card = screen.getByRole('radio', { name }).closest('label')
  for (const means of [
    instant,
    'Capitec Pay',
    'Apple Pay',
    'Google Pay',
    'Samsung Pay',
    'QR',
    'PayFast',
  ])
    expect(card).toHaveTextContent(means)
})

test('below R5 a card is refused with the reason, a transfer is not', () => {
  open({ total: 499 })
  const card = screen.getByRole('radio', { name: /Card Payment/ })
  expect(card).toBeDisabled()
  expect(card.closest('label')).not.toHaveTextContent('Instant EFT')
  expect(screen.getByRole('radio', { name: /^EFT/ })).toBeEnabled()
})

test('a method must be chosen before it goes on', async () => {
  const { user, onNext, onChoose } = open()
  await user.click(screen.getByRole('button', { name: 'Go to the summary' }))
  expect(screen.getByText('A payment method is required')).toBeVisible()
  expect(onNext).not.toHaveBeenCalled()
  await user.click(screen.getByRole('radio', { name: /^EFT/ }))
  expect(onChoose).toHaveBeenCalledWith('EFT')
})

test('a chosen transfer shows the account and goes on', async () => {
  const { user, onNext } = open({ chosen: 'EFT' })
  expect(screen.getByText('1234567890')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to the summary' }))
  expect(onNext).toHaveBeenCalledOnce()
})

test('nothing goes on while it is blocked, not even by Enter', async () => {
  const { user, onNext } = open({ chosen: 'EFT', blocked: true })
  expect(screen.getByRole('button', { name: 'Go to the summary' })).toBeDisabled()
  screen.getByRole('radio', { name: /^EFT/ }).focus()
  await user.keyboard('{Enter}')
  expect(onNext).not.toHaveBeenCalled()
})
