import { ApolloClient, ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { AppError } from '@/lib/errors.ts'
import { renderScreen } from '@/testing/render.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import type * as details from './invoice-details.ts'
import { saveInvoiceDetails, type InvoiceDetails } from './invoice-details.ts'

vi.mock('./invoice-details.ts', async (original) => ({
  ...(await original<typeof details>()),
  saveInvoiceDetails: vi.fn<typeof saveInvoiceDetails>(),
}))

beforeEach(() => {
  vi.mocked(saveInvoiceDetails).mockReset().mockResolvedValue()
})
afterEach(() => sessionStorage.clear())

function open(known: InvoiceDetails | null = null) {
  const onClose = vi.fn()
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() })
  const form = (
    <ApolloProvider client={client}>
      <InvoiceForm known={known} onClose={onClose} />
    </ApolloProvider>
  )
  return { onClose, ...renderScreen(form) }
}

const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => screen.getByRole('button', { name })
const school = { name: 'Laerskool Ou Drif', address: '1 Kerkstraat', vatNumber: '' }

test('saves what was typed, with the VAT number without spaces, and closes', async () => {
  const { user, onClose } = open()
  await user.type(field('School or name'), 'Laerskool Ou Drif ')
  await user.type(field('Address (optional)'), '1 Kerkstraat')
  await user.type(field('VAT number'), '412 345 6789')
  await user.click(press('Save'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(vi.mocked(saveInvoiceDetails).mock.calls[0]?.[1]).toEqual({
    ...school,
    vatNumber: '4123456789',
  })
})

test('shows errors, and keeps what was typed when the server refuses it', async () => {
  vi.mocked(saveInvoiceDetails).mockRejectedValue(new AppError('server_unreachable'))
  const { user, onClose, unmount } = open()
  await user.type(field('VAT number'), '12')
  await user.click(press('Save'))
  expect(await screen.findByText('A VAT number has ten digits and begins with 4.')).toBeVisible()
  expect(screen.getByText('Name is required')).toBeVisible()
  expect(saveInvoiceDetails).not.toHaveBeenCalled()
  await user.clear(field('VAT number'))
  await user.type(field('School or name'), school.name)
  await user.type(field('Address (optional)'), school.address)
  await user.click(press('Save'))
  await waitFor(() => expect(saveInvoiceDetails).toHaveBeenCalledOnce())
  expect(onClose).not.toHaveBeenCalled()
  unmount()
  open()
  expect(field('Address (optional)')).toHaveValue(school.address)
})

test('Cancel discards what was typed; choosing one’s own name deletes the school', async () => {
  const { user, onClose, unmount } = open(school)
  await user.type(field('Address (optional)'), ', Parys')
  await user.click(press('Cancel'))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  const again = open(school)
  expect(field('Address (optional)')).toHaveValue(school.address)
  await again.user.click(press('Use my own name'))
  await waitFor(() => expect(again.onClose).toHaveBeenCalledOnce())
  expect(vi.mocked(saveInvoiceDetails).mock.calls[0]?.[1]).toBeNull()
})
