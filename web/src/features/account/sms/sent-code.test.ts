import { AuthApiError } from '@supabase/auth-js'
import { expect, test, vi } from 'vitest'
import { confirmSentCode } from './phone-factors.ts'

const verify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/session.ts', () => ({
  authClient: async () => Promise.resolve({ mfa: { verify } }),
}))

test.each([
  ['mfa_verification_failed', 'sent_code_wrong'],
  ['mfa_challenge_expired', 'mfa_challenge_expired'],
])('%s of a code that was sent is %s', async (word, code) => {
  verify.mockResolvedValue({ data: null, error: new AuthApiError('no', 422, word) })
  await expect(
    confirmSentCode({ factorId: 'f', challengeId: 'c' }, '123456'),
  ).rejects.toMatchObject({ code })
})
