import { beforeEach, expect, test, vi } from 'vitest'
import { authClient, currentSession } from '@/lib/session.ts'
import { acceptMailLink, readMailLink, wasUsedHere } from './mail-link.ts'

vi.mock('@/lib/session.ts', () => ({
  adoptSession: vi.fn(),
  authClient: vi.fn(),
  currentSession: vi.fn(),
}))

const token = 'a1'.repeat(28)
const hash = (rest: string) => `#token_hash=${token}&${rest}`
const to = (url: string) => `redirect_to=${encodeURIComponent(url)}`
const own = window.location.origin

beforeEach(() => {
  localStorage.clear()
})

test.each([
  ['signup', '/'],
  ['magiclink', '/'],
  ['invite', '/auth/new-password'],
  ['recovery', '/auth/new-password'],
  ['email_change', '/app/account'],
])('a link of %s leads to %s', (type, target) => {
  expect(readMailLink(hash(`type=${type}`))).toMatchObject({ tokenHash: token, type, target })
})

test.each([
  [`${own}/auth/confirm?redirect=%2Fapp%2Fproducts%3Fa%3D1`, '/app/products?a=1'],
  [`${own}/app/products`, '/app/products'],
  ['https://evil.example/app/products', '/'],
  [`${own}/auth/confirm?redirect=%2F%2Fevil.example`, '/'],
  [String.raw`http://evil.example\@x/app`, '/'],
  ['javascript:alert(1)', '/'],
  ['nothing', '/'],
])('a sign-up that wished for %s goes on at %s', (wish, target) => {
  expect(readMailLink(hash(`type=signup&${to(wish)}`))?.target).toBe(target)
})

test.each([
  '',
  '#',
  '#type=signup',
  `#token_hash=${token}`,
  `#token_hash=${token.slice(4)}&type=signup`,
  `#token_hash=${token}&type=sms`,
])('a link of which a part is missing is none: %s', (broken) => {
  expect(readMailLink(broken)).toBeNull()
})

test('reading a link asks nothing; accepting it sends the token and keeps who used it here', async () => {
  const verifyOtp = vi.fn(async () =>
    Promise.resolve({ data: { session: { user: { id: 'thandi' } } }, error: null }),
  )
  vi.mocked(authClient).mockResolvedValue({ verifyOtp } as never)
  vi.mocked(currentSession).mockReturnValue({
    status: 'signed-in',
    restoring: false,
    user: { id: 'thandi', email: null },
  })
  const link = readMailLink(hash('type=recovery'))
  if (link === null) throw new Error('no link')
  expect(wasUsedHere(link)).toBe(false)
  expect(verifyOtp).not.toHaveBeenCalled()
  expect(await acceptMailLink(link)).toBe('signed-in')
  expect(verifyOtp.mock.calls).toEqual([[{ token_hash: token, type: 'recovery' }]])
  expect(wasUsedHere(link)).toBe(true)
})

/** Web Locks, as several windows of a browser share them. */
function sharedLocks() {
  const last = new Map<string, Promise<unknown>>()
  const request = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(act, act)
    last.set(name, turn)
    return turn
  }
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as object, { locks: { request } }),
  )
}

const recovery = () => {
  const link = readMailLink(hash('type=recovery'))
  if (link === null) throw new Error('no link')
  return link
}
const person = {
  status: 'signed-in',
  restoring: false,
  user: { id: 'thandi', email: null },
} as const
const accepted = { data: { session: { user: { id: 'thandi' } } }, error: null }

test('two windows at once are both let in, and the link is spent once', async () => {
  sharedLocks()
  const verifyOtp = vi.fn(async () => Promise.resolve(accepted))
  vi.mocked(authClient).mockResolvedValue({ verifyOtp } as never)
  vi.mocked(currentSession).mockReturnValue(person)
  const outcomes = await Promise.all([acceptMailLink(recovery()), acceptMailLink(recovery())])
  expect(outcomes).toEqual(['signed-in', 'signed-in'])
  expect(verifyOtp).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('an answer that comes after the patience is at an end lets in who presses again', async () => {
  vi.useFakeTimers()
  sharedLocks()
  let answer: (value: typeof accepted) => void = () => undefined
  const verifyOtp = vi.fn(
    async () =>
      new Promise<typeof accepted>((resolve) => {
        answer = resolve
      }),
  )
  vi.mocked(authClient).mockResolvedValue({ verifyOtp } as never)
  vi.mocked(currentSession).mockReturnValue(person)
  const first = expect(acceptMailLink(recovery())).rejects.toMatchObject({
    code: 'server_unreachable',
  })
  await vi.advanceTimersByTimeAsync(20_000)
  await first
  const second = acceptMailLink(recovery())
  await vi.advanceTimersByTimeAsync(1_000)
  answer(accepted)
  expect(await second).toBe('signed-in')
  expect(verifyOtp).toHaveBeenCalledOnce()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
