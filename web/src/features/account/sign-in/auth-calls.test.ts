import { AuthApiError } from '@supabase/auth-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showLocale } from '@/i18n/locale.ts'
import { hasUnsavedChoice } from '@/i18n/unsaved-choice.ts'
import { postToFunction } from '@/lib/edge-function.ts'
import { authClient } from '@/lib/session.ts'
import { resendConfirmation, sendPasswordLink, signUp } from './auth-calls.ts'

vi.mock('@/lib/edge-function.ts', () => ({ postToFunction: vi.fn() }))
vi.mock('@/lib/session.ts', () => ({ authClient: vi.fn(), currentSession: vi.fn() }))

const form = { email: 'thandi@kryt.example', phone: '082 123 4567', password: 'Krytbord1!' }
const tooSoon = new AuthApiError(
  'For security purposes, you can only request this after 1 seconds.',
  429,
  'over_email_send_rate_limit',
)
const projectLimit = new AuthApiError('email rate limit exceeded', 429, tooSoon.code)

/** What Auth answers to each of the calls. */
function answering(error: AuthApiError | null, session: object | null = null) {
  const call = async () => Promise.resolve({ data: { session }, error })
  const auth = { signUp: call, resend: call, resetPasswordForEmail: call }
  vi.mocked(authClient).mockResolvedValue(auth as never)
}

beforeEach(() => {
  vi.mocked(postToFunction).mockReset().mockResolvedValue({ success: true })
})

const noticed = ['sign-up-notice', { email: form.email, language: 'en' }]

describe('signing up', () => {
  it('has the owner of a known address told, whatever the answer of Auth was', async () => {
    answering(null)
    expect(await signUp(form, undefined)).toBe('mailed')
    expect(vi.mocked(postToFunction).mock.calls).toEqual([noticed])
  })

  it('looks the same when the notice fails', async () => {
    answering(null)
    vi.mocked(postToFunction).mockRejectedValue(new Error('too many'))
    expect(await signUp(form, undefined)).toBe('mailed')
  })

  it('looks the same twice within a second, which Auth refuses for a new address only', async () => {
    answering(tooSoon)
    expect(await signUp(form, undefined)).toBe('mailed')
    await resendConfirmation(form.email, undefined)
    expect(vi.mocked(postToFunction).mock.calls).toEqual([noticed, noticed])
  })

  it('says that no mail can be sent, because there is no account then', async () => {
    answering(projectLimit)
    await expect(signUp(form, undefined)).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('notes the language of the form, so that another one chosen before confirming counts', async () => {
    const auth = {
      signUp: async () =>
        Promise.resolve({ data: { session: null, user: { id: 'u1' } }, error: null }),
    }
    vi.mocked(authClient).mockResolvedValue(auth as never)
    await signUp(form, undefined)
    expect(hasUnsavedChoice('u1')).toBe(false)
    await signUp(form, undefined)
    showLocale('af')
    expect(hasUnsavedChoice('u2')).toBe(false)
    expect(hasUnsavedChoice('u1')).toBe(true)
    showLocale('en')
  })

  it('tells nobody when it has signed in', async () => {
    answering(null, {})
    expect(await signUp(form, undefined)).toBe('signed-in')
    expect(postToFunction).not.toHaveBeenCalled()
  })
})

it.each([tooSoon, projectLimit])(
  'a forgotten password looks the same for a known address: %s',
  async (error) => {
    answering(error)
    await expect(sendPasswordLink(form)).resolves.toBeUndefined()
  },
)
