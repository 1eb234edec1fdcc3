import { beforeEach, describe, expect, test, vi } from 'vitest'

const created = vi.fn()
const getSession = vi.fn()
vi.mock('./auth-client.ts', () => ({
  isCodeDue: () => false,
  createAuthClient: (key: string) => {
    created(key)
    return { onAuthStateChange: vi.fn(), getSession }
  },
}))

const user = { id: 'one', email: 'one@kryt.example' }
const kept = (seconds: number, more: object = {}) => ({
  access_token: 'kept',
  expires_at: Date.now() / 1000 + seconds,
  user: { ...user, ...more },
})

/** Opens the app with that in the browser's storage. */
async function open(stored: unknown) {
  vi.resetModules()
  const session = await import('./session.ts')
  const { tellPageStands } = await import('./page-stands.ts')
  localStorage.setItem(
    session.storageKey,
    typeof stored === 'string' ? stored : JSON.stringify(stored),
  )
  session.startSession()
  return { ...session, tellPageStands }
}

beforeEach(() => {
  created.mockClear()
  getSession
    .mockReset()
    .mockResolvedValue({ data: { session: { ...kept(3600), access_token: 'renewed' } } })
})

test('a session that lasts opens the page without the auth client, which comes once the page stands', async () => {
  const { currentSession, confirmedSession, accessToken, tellPageStands } = await open(kept(600))
  expect(currentSession()).toEqual({ status: 'signed-in', user, restoring: false })
  expect(await confirmedSession()).toBe(currentSession())
  expect(await accessToken()).toBe('kept')
  expect(created).not.toHaveBeenCalled()
  tellPageStands()
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(await accessToken()).toBe('renewed')
})

test.each([
  ['that ends within two minutes', kept(100)],
  ['of an account with a second factor', kept(600, { factors: [{ status: 'unverified' }] })],
  ['without a token', { ...kept(600), access_token: null }],
])('a session %s is the auth client’s to judge, at once', async (_name, stored) => {
  const { currentSession, accessToken } = await open(stored)
  expect(currentSession()).toEqual({ status: 'signed-in', user, restoring: true })
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(await accessToken()).toBe('renewed')
})

test.each(['', 'null', '{', '{"user":{"id":7}}'])(
  'stored as %j nobody is signed in',
  async (text) => {
    const { currentSession, accessToken } = await open(text)
    expect(currentSession()).toEqual({ status: 'signed-out', codeDue: false })
    expect(await accessToken()).toBeNull()
    expect(created).not.toHaveBeenCalled()
  },
)

test('a token that has run out meanwhile is renewed before it is used', async () => {
  const { accessToken, storageKey } = await open(kept(600))
  localStorage.setItem(storageKey, JSON.stringify(kept(60)))
  expect(await accessToken()).toBe('renewed')
})

describe('a token that the server takes for ended', () => {
  const refusal = { name: 'AuthRetryableFetchError', status: 503 }

  test('is replaced by the renewed one', async () => {
    const { tokenAfterRefusal } = await open(kept(-10))
    expect(await tokenAfterRefusal('kept')).toBe('renewed')
  })

  test.each([
    ['Auth is out of order', { data: { session: null }, error: refusal }],
    ['its renewal is put off', { data: { session: kept(-10) }, error: null }],
  ])('ends no session while %s: the server could not be reached', async (_what, answer) => {
    const { tokenAfterRefusal, currentSession } = await open(kept(-10))
    getSession.mockResolvedValue(answer)
    await expect(tokenAfterRefusal('kept')).rejects.toMatchObject({ code: 'server_unreachable' })
    expect(currentSession()).toMatchObject({ status: 'signed-in' })
  })
})
