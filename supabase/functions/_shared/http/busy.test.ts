import { afterEach, describe, expect, it, vi } from 'vitest'
import { FunctionError } from './function-error.ts'
import { answerPost } from './answer.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function answerTo(error: unknown): Promise<[number, unknown]> {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const handle = vi.fn<() => Promise<Response>>().mockRejectedValue(error)
  const response = await answerPost(new Request('http://x/', { method: 'POST' }), handle)
  expect(log).toHaveBeenCalledTimes(error instanceof FunctionError ? 0 : 1)
  return [response.status, await response.json()]
}

describe('a temporary fault', () => {
  it.each([
    ['no connection of PostgREST became free', { code: 'PGRST003', message: 'Timed out' }],
    ['a statement took too long', { code: '57014', message: 'canceling statement' }],
    ['a deadlock', { code: '40P01', message: 'deadlock detected' }],
    ['Auth took too long', { name: 'AuthRetryableFetchError', status: 504 }],
    ['Auth did not answer', { name: 'AuthRetryableFetchError', status: 0 }],
  ])('%s: the caller is asked to try again', async (_case, error) => {
    expect(await answerTo(error)).toEqual([503, { error: 'server_busy' }])
  })

  it.each([
    ['a broken constraint without an error word', { code: '23514', message: 'violates check' }],
    ['a bug in the function', new TypeError('x is undefined')],
    ['an error of Auth', { name: 'AuthApiError', status: 500 }],
  ])('%s: our fault', async (_case, error) => {
    expect(await answerTo(error)).toEqual([500, { error: 'unexpected' }])
  })

  it('an error word is passed on', async () => {
    expect(await answerTo(new FunctionError(409, 'order_not_open'))).toEqual([
      409,
      { error: 'order_not_open' },
    ])
  })
})
