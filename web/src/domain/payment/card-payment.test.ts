import { expect, test, vi } from 'vitest'
import type * as functions from '@/lib/edge-function.ts'
import type * as page from '@/lib/kept-page.ts'
import { loadAnewWhenShownAgain } from '@/lib/kept-page.ts'
import type * as form from '@/lib/post-form.ts'
import { postForm } from '@/lib/post-form.ts'
import { leaveForCardPayment } from './card-payment.ts'

vi.mock('@/lib/edge-function.ts', async (original) => ({
  ...(await original<typeof functions>()),
  postToFunction: async () =>
    Promise.resolve({ action: 'https://provider.example/process', fields: [['amount', '75.00']] }),
}))
vi.mock('@/lib/kept-page.ts', async (original) => ({
  ...(await original<typeof page>()),
  loadAnewWhenShownAgain: vi.fn<typeof loadAnewWhenShownAgain>(),
}))
vi.mock('@/lib/post-form.ts', async (original) => ({
  ...(await original<typeof form>()),
  postForm: vi.fn<typeof postForm>(),
}))

test('the provider’s page gets what the server signed, and “Back” from it loads this page anew', async () => {
  await leaveForCardPayment('order', '45.00')
  expect(loadAnewWhenShownAgain).toHaveBeenCalledOnce()
  expect(postForm).toHaveBeenCalledWith('https://provider.example/process', [['amount', '75.00']])
})
