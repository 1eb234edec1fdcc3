import { beforeEach, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleVerifyCoupon, type VerifyCouponDeps } from './handler.ts'

const profile = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const validCoupon = {
  couponCode: 'LENTE10',
  discount: { type: 'PERCENTAGE', value: '10.00' },
} as const

let asked: object[]
let deps: VerifyCouponDeps
beforeEach(() => {
  asked = []
  deps = {
    findCaller: async () => Promise.resolve({ id: 'caller', email: null }),
    takeRequest: async () => Promise.resolve(),
    verifyCoupon: async (callerId, query) => {
      expect(callerId).toBe('caller')
      asked.push(query)
      return Promise.resolve(validCoupon)
    },
  }
})

const get = async (query: Record<string, string>, method = 'GET') =>
  handleVerifyCoupon(
    new Request(`http://api/verify-coupon?${new URLSearchParams(query).toString()}`, { method }),
    deps,
  )

async function expectRefusal(response: Response, status: number, word: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked).toEqual([])
}

it('answers with the coupon and its discount', async () => {
  const response = await get({ teacherProfileID: profile, couponCode: 'lente 10' })
  expect([response.status, await response.json()]).toEqual([200, { validCoupon }])
  expect(asked).toEqual([{ teacherProfileID: profile, couponCode: 'lente 10' }])
})

it.each([
  [{ teacherProfileID: profile }, 'coupon_code_required'],
  [{ teacherProfileID: profile, couponCode: '  ' }, 'coupon_code_required'],
  [{ couponCode: 'LENTE10' }, 'invalid_body'],
  [{ teacherProfileID: 'me', couponCode: 'LENTE10' }, 'invalid_body'],
])('refuses %o', async (query, word) => {
  await expectRefusal(await get(query), 422, word)
})

it('passes the database’s error word on', async () => {
  deps.verifyCoupon = async () => Promise.reject(new FunctionError(409, 'coupon_expired'))
  await expectRefusal(
    await get({ teacherProfileID: profile, couponCode: 'OUD' }),
    409,
    'coupon_expired',
  )
})

it('limits guessing of codes from one address', async () => {
  deps.takeRequest = async (kind, subject) => {
    expect([kind, subject]).toEqual(['coupon from address', 'unknown'])
    return Promise.reject(new FunctionError(429, 'too_many_requests', 40))
  }
  const response = await get({ teacherProfileID: profile, couponCode: 'A' })
  expect(response.headers.get('retry-after')).toBe('40')
  expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After')
  await expectRefusal(response, 429, 'too_many_requests')
})

it('refuses callers who are not signed in, and POST', async () => {
  const query = { teacherProfileID: profile, couponCode: 'A' }
  await expectRefusal(await get(query, 'POST'), 405, 'method_not_allowed')
  deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
  await expectRefusal(await get(query), 401, 'not_signed_in')
})
