import { beforeEach, expect, test, vi } from 'vitest'
import { authenticatorsOf, confirmAnyCode, removeAuthenticator } from './authenticators.ts'

const calls: string[] = []
/** Which code each authenticator accepts. */
let codes: Record<string, string> = {}

const refusal = (code: string) => ({ data: null, error: { code } })

vi.mock('@/lib/session.ts', () => ({
  authClient: async () =>
    Promise.resolve({
      mfa: {
        challengeAndVerify: async ({ factorId, code }: { factorId: string; code: string }) => {
          calls.push(`try ${factorId}`)
          const accepted = codes[factorId]
          if (accepted === undefined) return Promise.resolve(refusal('over_request_rate_limit'))
          return Promise.resolve(
            accepted === code ? { data: {}, error: null } : refusal('mfa_verification_failed'),
          )
        },
        unenroll: async ({ factorId }: { factorId: string }) => {
          calls.push(`remove ${factorId}`)
          return Promise.resolve({ data: {}, error: null })
        },
      },
      refreshSession: async () => {
        calls.push('refresh')
        return Promise.resolve({ data: {}, error: null })
      },
    }),
}))

const phone = { id: 'phone', name: 'Phone', addedAt: '2026-01-01' }
const tablet = { id: 'tablet', name: 'Tablet', addedAt: '2026-02-01' }

beforeEach(() => {
  calls.length = 0
  codes = { phone: '111111', tablet: '222222' }
})

test('a code of any authenticator is accepted', async () => {
  await confirmAnyCode([phone, tablet], '222222')
  expect(calls).toEqual(['try phone', 'try tablet'])
})

test('a code of none is wrong, and no authenticator at all is another failure', async () => {
  await expect(confirmAnyCode([phone, tablet], '333333')).rejects.toMatchObject({
    code: 'mfa_verification_failed',
  })
  await expect(confirmAnyCode([], '111111')).rejects.toMatchObject({ code: 'mfa_factor_not_found' })
})

test('what is not about the code is not tried on the next one', async () => {
  codes = { tablet: '222222' }
  await expect(confirmAnyCode([phone, tablet], '222222')).rejects.toMatchObject({
    code: 'rate_limited',
  })
  expect(calls).toEqual(['try phone'])
})

test('those that stay are asked first, and nothing goes without a code', async () => {
  await removeAuthenticator(phone, [phone, tablet], '222222')
  expect(calls).toEqual(['try tablet', 'remove phone', 'refresh'])
  calls.length = 0
  await expect(removeAuthenticator(phone, [phone, tablet], '333333')).rejects.toMatchObject({
    code: 'mfa_verification_failed',
  })
  expect(calls).toEqual(['try tablet', 'try phone'])
})

test('only confirmed apps count, oldest first', () => {
  const factor = { factor_type: 'totp' as const, updated_at: '' }
  expect(
    authenticatorsOf({
      factors: [
        {
          ...factor,
          id: 'tablet',
          friendly_name: 'Tablet',
          status: 'verified',
          created_at: '2026-02-01',
        },
        {
          ...factor,
          id: 'begun',
          friendly_name: 'Begun',
          status: 'unverified',
          created_at: '2026-03-01',
        },
        {
          ...factor,
          id: 'phone',
          friendly_name: 'Phone',
          status: 'verified',
          created_at: '2026-01-01',
        },
      ],
    }),
  ).toEqual([phone, tablet])
})
