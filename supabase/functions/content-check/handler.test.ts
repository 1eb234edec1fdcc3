import { expect, it, vi } from 'vitest'
import { handleContentCheck } from './handler.ts'

const check = vi.fn().mockResolvedValue({ ran: true, missing: 2 })
const post = async (isScheduler: boolean) =>
  handleContentCheck(new Request('http://api/content-check', { method: 'POST' }), {
    isScheduler: async () => Promise.resolve(isScheduler),
    check,
  })

it('answers the scheduler with what was found', async () => {
  const response = await post(true)
  expect([response.status, await response.json()]).toEqual([200, { ran: true, missing: 2 }])
})

it('checks nothing for anybody else', async () => {
  check.mockClear()
  const response = await post(false)
  expect([response.status, await response.json()]).toEqual([403, { error: 'secret_key_required' }])
  expect(check).not.toHaveBeenCalled()
})
