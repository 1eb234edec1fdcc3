import { beforeEach, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleShippingDetails, type Address, type ShippingDetailsDeps } from './handler.ts'

const profile = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const address = { address1: '12 Marula Street', city: 'Polokwane', country: 'South Africa' }

let saved: [string, Address][]
let deps: ShippingDetailsDeps
beforeEach(() => {
  saved = []
  deps = {
    findCaller: async () => Promise.resolve({ id: 'caller', email: null }),
    mayGoOn: () => true,
    readAddress: async () => Promise.resolve(address),
    saveAddress: async (id, details) => {
      saved.push([id, details])
      return Promise.resolve()
    },
  }
})

const call = async (method: string, body?: object | string, query = '') =>
  handleShippingDetails(
    new Request(`http://api/shipping-details${query}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    deps,
  )

async function expectAnswer(response: Response, status: number, body: object): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, body])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
}

it('answers with the saved address as JSON text', async () => {
  await expectAnswer(await call('GET', undefined, `?teacherProfileID=${profile}`), 200, {
    shippingDetails: JSON.stringify(address),
  })
})

it('answers 404 when there is none', async () => {
  deps.readAddress = async () => Promise.resolve(null)
  await expectAnswer(await call('GET', undefined, `?teacherProfileID=${profile}`), 404, {
    error: 'shipping_details_not_found',
  })
})

it.each([['as an object', address] as const, ['as JSON text', JSON.stringify(address)] as const])(
  'saves an address sent %s',
  async (_how, shippingDetails) => {
    await expectAnswer(await call('PUT', { teacherProfileID: profile, shippingDetails }), 200, {
      success: true,
    })
    expect(saved).toEqual([[profile, address]])
  },
)

it.each([
  [{ teacherProfileID: profile }, 'shipping_details_invalid'],
  [{ teacherProfileID: profile, shippingDetails: 'x' }, 'shipping_details_invalid'],
  [{ teacherProfileID: profile, shippingDetails: [] }, 'shipping_details_invalid'],
  [{ teacherProfileID: 'me', shippingDetails: address }, 'invalid_body'],
])('refuses to save %o', async (body, error) => {
  await expectAnswer(await call('PUT', body), 422, { error })
  expect(saved).toEqual([])
})

it('refuses callers who are not signed in or ask too often', async () => {
  deps.mayGoOn = () => false
  await expectAnswer(await call('GET', undefined, `?teacherProfileID=${profile}`), 429, {
    error: 'too_many_requests',
  })
  deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
  await expectAnswer(
    await call('PUT', { teacherProfileID: profile, shippingDetails: address }),
    401,
    {
      error: 'not_signed_in',
    },
  )
  expect(saved).toEqual([])
})

it('allows PUT in the preflight', async () => {
  const preflight = await call('OPTIONS')
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, PUT, OPTIONS')
})
