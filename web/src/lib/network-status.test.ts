import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = async () => ({
  ...(await import('./network-status.ts')),
  ...(await import('./watched-fetch.ts')),
})
const ours = async () => Promise.resolve(Response.json({ data: {} }))
const page = async () =>
  Promise.resolve(
    new Response('<h1>Sign in to the network</h1>', { headers: { 'content-type': 'text/html' } }),
  )
const gateway = async () => Promise.resolve(Response.json({}, { status: 502 }))
const refused = async () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['a portal’s page', page],
  ['a gateway without its server', gateway],
  ['nothing at all', refused],
])(
  'with %s in place of answers we are offline, and back with the first answer',
  async (_name, answer) => {
    const { isOffline, onceOnline, watched, confirmSilence } = await load()
    asked.mockImplementation(answer)
    await expect(watched(answer)).rejects.toThrow(TypeError)
    expect(isOffline()).toBe(true)
    const back = vi.fn()
    onceOnline(back)
    asked.mockImplementation(ours)
    expect(await confirmSilence()).toBe(false)
    expect([isOffline(), back.mock.calls.length]).toEqual([false, 1])
  },
)

test.each([
  [page, 200],
  [gateway, 502],
])(
  'one answer that is not ours is no silence while the server answers otherwise',
  async (answer, status) => {
    const { isOffline, watched } = await load()
    asked.mockImplementation(ours)
    expect((await watched(answer)).status).toBe(status)
    expect(isOffline()).toBe(false)
  },
)

test('an answer that does not come is silence after nine seconds, and is still waited for', async () => {
  const { isOffline, onceOffline, watched } = await load()
  vi.useFakeTimers()
  asked.mockImplementation(
    async (_input, init) =>
      new Promise((_resolve, fail) => {
        init?.signal?.addEventListener('abort', () =>
          fail(new DOMException('late', 'TimeoutError')),
        )
        setTimeout(() => fail(new DOMException('late', 'TimeoutError')), 5000)
      }),
  )
  const lost = vi.fn()
  onceOffline(lost)
  const answer = watched(
    async () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 40_000)),
  )
  await vi.advanceTimersByTimeAsync(3_900)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_200)
  expect([isOffline(), lost.mock.calls.length]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(40_000)
  expect((await answer).ok).toBe(true)
  // So late an answer is nothing to work with.
  expect(isOffline()).toBe(true)
})

test('the next page of the window knows at once, and asks', async () => {
  sessionStorage.setItem('kryt.silence', '1')
  let answer: (given: Response) => void = () => undefined
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { isOffline } = await load()
  expect(isOffline()).toBe(true)
  answer(Response.json({ data: {} }))
  await vi.waitFor(() => expect(isOffline()).toBe(false))
  expect(sessionStorage.getItem('kryt.silence')).toBeNull()
})
