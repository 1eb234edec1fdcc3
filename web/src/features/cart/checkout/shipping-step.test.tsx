import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { formDraft } from '@/lib/form-draft.ts'
import { renderScreen } from '@/testing/render.tsx'
import type * as details from '@/domain/shipping/saved-address.ts'
import { readShippingDetails, saveShippingDetails } from '@/domain/shipping/saved-address.ts'
import { country } from '@/domain/shipping/shipping-schema.ts'
import { ShippingStep } from './shipping-step.tsx'

vi.mock('@/domain/shipping/saved-address.ts', async (original) => ({
  ...(await original<typeof details>()),
  readShippingDetails: vi.fn<typeof readShippingDetails>(),
  saveShippingDetails: vi.fn<typeof saveShippingDetails>(),
}))
beforeEach(() => void vi.mocked(readShippingDetails).mockReset().mockResolvedValue(null))
afterEach(() => sessionStorage.clear())

const saved = {
  address1: '4 Ghoemaweg',
  address2: '',
  city: 'Paarl',
  province: 'Western Cape',
  postalCode: '7646',
  country,
  phoneNumber: '0821234567',
}

/** The step, after it has looked for a saved address by itself. */
async function open({ blocked = false }: { blocked?: boolean } = {}) {
  const looksByItself = Object.keys(formDraft.read('shipping')).length === 0
  const onNext = vi.fn()
  const rendered = renderScreen(
    <ShippingStep
      profileId="me"
      known={null}
      error={null}
      blocked={blocked}
      total={21000}
      onBack={vi.fn()}
      onNext={onNext}
    />,
  )
  expect(readShippingDetails).toHaveBeenCalledTimes(looksByItself ? 1 : 0)
  await act(async () =>
    Promise.allSettled(
      vi.mocked(readShippingDetails).mock.results.map(({ value }) => value as unknown),
    ),
  )
  return { onNext, ...rendered }
}

const none = () => screen.queryByText('No shipping details found')
const lookUp = () => screen.getByRole('button', { name: 'Use my saved address' })

/** Something was typed before: then nothing is looked for by itself. */
const typed = () =>
  formDraft.write('shipping', {
    values: JSON.stringify({ city: 'Tzaneen' }),
    before: JSON.stringify({ city: '' }),
  })

test('that there is none is said for five seconds; it is not offered then, and is once one is saved', async () => {
  const { user } = await open()
  const said = performance.now()
  expect(none()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use my saved address' })).toBeNull()
  vi.mocked(saveShippingDetails).mockResolvedValue()
  const fields = Object.entries({
    'Address line 1': '4 Ghoemaweg',
    'Town or city': 'Paarl',
    'Postal code': '7646',
    'Phone number': '0821234567',
  })
  for (const [name, value] of fields) await user.type(screen.getByLabelText(name), value)
  await user.selectOptions(screen.getByLabelText('Province'), 'Western Cape')
  await expect.poll(none, { timeout: 8000 }).toBeNull()
  expect(performance.now() - said).toBeGreaterThan(4500)
  await user.click(screen.getByRole('button', { name: 'Save for next time' }))
  expect(await screen.findByRole('button', { name: 'Use my saved address' })).toBeVisible()
})

test('who typed before is told that there are none when they look for them', async () => {
  typed()
  const { user } = await open()
  expect(none()).toBeNull()
  await user.click(lookUp())
  expect(await screen.findByText('No shipping details found')).toBeVisible()
})

test('it goes when they are looked for again and found', async () => {
  typed()
  const { user } = await open()
  await user.click(lookUp())
  expect(await screen.findByText('No shipping details found')).toBeVisible()
  vi.mocked(readShippingDetails).mockResolvedValue(saved)
  await user.click(lookUp())
  await expect.poll(none, { timeout: 5000 }).toBeNull()
  await waitFor(() => expect(screen.getByLabelText('Address line 1')).toHaveValue('4 Ghoemaweg'), {
    timeout: 5000,
  })
})

test('an attempt by itself that fails says nothing; one that was asked for says what failed', async () => {
  vi.mocked(readShippingDetails).mockRejectedValue(new AppError('server_unreachable'))
  const { user } = await open()
  const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(told().join('')).toBe('')
  await user.click(lookUp())
  await expect
    .poll(() => told().join(''), { timeout: 5000 })
    .toContain('We could not reach the server.')
  expect(none()).toBeNull()
})

test('a saved address stands there by itself and goes on, unless something blocks', async () => {
  vi.mocked(readShippingDetails).mockResolvedValue(saved)
  const { unmount, user, onNext } = await open()
  expect(screen.getByLabelText('Town or city')).toHaveValue('Paarl')
  await user.click(screen.getByRole('button', { name: 'Go to payment' }))
  await expect.poll(() => onNext.mock.calls, { timeout: 5000 }).toEqual([[saved]])
  unmount()
  vi.mocked(readShippingDetails).mockClear()
  sessionStorage.clear()
  await open({ blocked: true })
  expect(screen.getByRole('button', { name: 'Go to payment' })).toBeDisabled()
})
