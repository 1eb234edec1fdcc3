import { expect, it, vi } from 'vitest'
import { handleCorrectionMail } from './handler.ts'

const sendDue = vi.fn().mockResolvedValue({ sent: 3, failed: 1 })
const post = async (isScheduler: boolean) =>
  handleCorrectionMail(new Request('http://api/correction-mail', { method: 'POST' }), {
    isScheduler: async () => Promise.resolve(isScheduler),
    sendDue,
  })

it('tells the scheduler how many were sent', async () => {
  const response = await post(true)
  expect([response.status, await response.json()]).toEqual([200, { sent: 3, failed: 1 }])
})

it('sends nothing for anybody else', async () => {
  sendDue.mockClear()
  const response = await post(false)
  expect([response.status, await response.json()]).toEqual([403, { error: 'secret_key_required' }])
  expect(sendDue).not.toHaveBeenCalled()
})
