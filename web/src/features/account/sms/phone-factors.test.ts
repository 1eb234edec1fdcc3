import { beforeEach, expect, test, vi } from 'vitest'
import { authClient } from '@/lib/session.ts'
import { enrolPhone, phoneOfSignUp, phonesOf, removePhone } from './phone-factors.ts'

vi.mock('@/lib/session.ts', () => ({ authClient: vi.fn() }))

const calls: string[] = []
const call = (name: string, data: object) => async (options: object) => {
  calls.push(`${name} ${JSON.stringify(options)}`)
  return Promise.resolve({ data, error: null })
}

beforeEach(() => {
  calls.length = 0
  const mfa = {
    enroll: call('enroll', { id: 'factor' }),
    challenge: call('challenge', { id: 'challenge' }),
    verify: call('verify', {}),
    unenroll: call('unenroll', {}),
  }
  const auth = { mfa, refreshSession: async () => call('refresh', {})({}) }
  vi.mocked(authClient).mockResolvedValue(auth as never)
})
test('a number is enrolled in international form, and a code is sent at once', async () => {
  expect(await enrolPhone({ phone: '082 123 4567' })).toEqual({
    factorId: 'factor',
    challengeId: 'challenge',
  })
  expect(calls).toEqual([
    'enroll {"factorType":"phone","phone":"+27821234567","friendlyName":"+27821234567"}',
    'challenge {"factorId":"factor","channel":"sms"}',
  ])
})

test('a phone is removed only after its code was accepted', async () => {
  await removePhone({ factorId: 'factor', challengeId: 'challenge' }, '123456')
  expect(calls.map((each) => each.split(' ')[0])).toEqual(['verify', 'unenroll', 'refresh'])
})

test('only confirmed phones count, oldest first', () => {
  const factor = (id: string, status: string, created_at: string, factor_type = 'phone') => ({
    id,
    status,
    created_at,
    factor_type,
    phone: `2782${id}`,
  })
  const factors = [
    factor('2', 'verified', '2026-02-01'),
    factor('3', 'unverified', '2026-01-01'),
    factor('1', 'verified', '2026-01-01'),
    factor('4', 'verified', '2026-01-01', 'totp'),
  ]
  expect(phonesOf({ factors } as unknown as Parameters<typeof phonesOf>[0])).toEqual([
    { id: '1', phone: '+27821' },
    { id: '2', phone: '+27822' },
  ])
})

test.each([
  ['+27821234567', '+27821234567'],
  ['082 123 4567', '082 123 4567'],
  ['+4915112345678', ''],
  [27821234567, ''],
  [undefined, ''],
])('the number of sign-up, %s, is offered where a code can be sent to it', (phone, offered) => {
  expect(phoneOfSignUp({ user_metadata: { phone } })).toBe(offered)
})
