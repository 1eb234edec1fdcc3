import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addErrorMessages } from '@/i18n/error-messages.ts'
import { serverMessages } from '@/i18n/server-messages.ts'
import { AppError } from '@/lib/errors.ts'
import type * as sessions from '@/lib/session.ts'
import { listFiles, storeFile } from '@/lib/stored-files.ts'
import { renderScreen } from '@/testing/render.tsx'
import { PaymentProofs } from './payment-proofs.tsx'
import { proofKey, proofProblem } from './proof-file.ts'

vi.mock('@/lib/stored-files.ts', () => ({ listFiles: vi.fn(), storeFile: vi.fn() }))
vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<typeof sessions>()),
  useSession: () => ({ status: 'signed-in', user: { id: 'thandi' } }),
}))

addErrorMessages(serverMessages)

beforeEach(() => {
  vi.mocked(listFiles).mockReset().mockResolvedValue([])
  vi.mocked(storeFile).mockReset().mockResolvedValue()
})

const slip = (name: string, type = 'application/pdf') => new File(['paid'], name, { type })
const field = () => screen.getByLabelText('Proof of payment', { selector: 'input' })

test('a proof goes into the folder of the buyer and the order, and is listed by its name', async () => {
  const { user } = renderScreen(<PaymentProofs orderId="o1" />)
  vi.mocked(listFiles).mockResolvedValue(['17-slip.pdf'])
  await user.upload(field(), slip('slip.pdf'))
  expect(await screen.findByText('slip.pdf')).toBeVisible()
  const [bucket, key] = vi.mocked(storeFile).mock.calls[0] ?? []
  expect(bucket).toBe('proofs')
  expect(key).toMatch(/^thandi\/o1\/\d+-slip\.pdf$/)
})

test('a refusal is told, and with five files no more are asked for', async () => {
  vi.mocked(listFiles).mockResolvedValue(['1-a.pdf'])
  vi.mocked(storeFile).mockRejectedValue(new AppError('proof_quota_reached'))
  const { user, unmount } = renderScreen(<PaymentProofs orderId="o1" />)
  expect(await screen.findByText('a.pdf')).toBeVisible()
  await user.upload(field(), slip('b.pdf'))
  expect(await screen.findByText(/Five proofs of payment are kept/)).toBeVisible()
  unmount()
  vi.mocked(listFiles).mockResolvedValue(['1-a', '2-b', '3-c', '4-d', '5-e'])
  renderScreen(<PaymentProofs orderId="o1" />)
  expect(await screen.findByText('e')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add proof of payment' })).toBeNull()
})

test('kind and size are looked at before anything is sent; names become keys', () => {
  expect(proofProblem({ type: 'text/html', size: 1 })).toBe('kind')
  expect(proofProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('size')
  expect(proofProblem({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeNull()
  expect(proofKey('u', 'o', 'Bewys vir Mô/../x.pdf', 7)).toBe('u/o/7-Bewys_vir_Mo_.._x.pdf')
})
