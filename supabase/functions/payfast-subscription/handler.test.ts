import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handlePayfastSubscription, type PayfastSubscriptionDeps } from './handler.ts'

const token = '5a538bc0-ce28-47d4-98bd-9ee7bc11ad56'
const profile = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const own = { id: 'row-1', teacher_profile_id: profile, amount: 200, per_grade: 49.99, token }
const fetched = {
  code: 200,
  status: 'success',
  data: {
    response: { status_text: 'ACTIVE', run_date: '2027-01-01T00:00:00+02:00', amount: 20_000 },
  },
}
const done = JSON.stringify({ code: 200, status: 'success', data: { response: true } })

const callProvider = vi.fn<PayfastSubscriptionDeps['callProvider']>()
const saveStatus = vi.fn<PayfastSubscriptionDeps['saveStatus']>()
const saveGrades = vi.fn<PayfastSubscriptionDeps['saveGrades']>()
const deps: PayfastSubscriptionDeps = {
  findCaller: async () => Promise.resolve({ id: 'thandi', email: 't@example.org' }),
  mayGoOn: () => true,
  findOwn: async (caller, asked) =>
    Promise.resolve(caller === 'thandi' && asked === token ? own : null),
  callProvider,
  saveStatus,
  saveGrades,
}
beforeEach(() => {
  vi.restoreAllMocks()
  callProvider.mockReset().mockResolvedValue(JSON.stringify(fetched))
  saveStatus.mockReset()
  saveGrades.mockReset()
})

const call = async (path: string, body?: object) =>
  handlePayfastSubscription(
    new Request(`http://api/payfast-subscription/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    deps,
  )

async function expectRefusal(response: Response, status: number, word: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
  expect(saveGrades).not.toHaveBeenCalled()
  expect(saveStatus).not.toHaveBeenCalled()
}

describe('status', () => {
  it('passes the provider’s answer on and stores it', async () => {
    const response = await call(`status/${token}`)
    expect([response.status, await response.json()]).toEqual([200, { success: fetched }])
    expect(callProvider).toHaveBeenCalledWith({
      method: 'GET',
      path: `/subscriptions/${token}/fetch`,
    })
    expect(saveStatus).toHaveBeenCalledWith('row-1', {
      statusText: 'ACTIVE',
      runDate: '2027-01-01T00:00:00+02:00',
    })
  })

  it('does not ask the provider about a token that is not the caller’s', async () => {
    await expectRefusal(await call(`status/${profile}`), 404, 'subscription_not_found')
    expect(callProvider).not.toHaveBeenCalled()
  })

  it.each(['<html>', '{"code":200,"status":"failed","data":{"response":false}}'])(
    'changes nothing when the provider answers %s',
    async (answer) => {
      callProvider.mockResolvedValue(answer)
      await expectRefusal(await call(`status/${token}`), 503, 'payment_provider_unavailable')
    },
  )
})

describe('update', () => {
  const body = {
    teacherProfileID: profile,
    token,
    package: { title: 'Monthly', grades: ['R', '1', '1', '3'] },
    recurring_amount: '29998',
  }
  beforeEach(() => {
    callProvider.mockResolvedValue(done)
  })

  it('sends the provider the price of the grades and saves them', async () => {
    const response = await call('update', body)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(callProvider).toHaveBeenCalledWith({
      method: 'PATCH',
      path: `/subscriptions/${token}/update`,
      body: [['amount', '29998']],
    })
    expect(saveGrades).toHaveBeenCalledWith('row-1', ['R', '1', '3'])
  })

  it.each([
    [{ recurring_amount: '100' }, 409, 'subscription_price_changed'],
    [{ recurring_amount: '299.98' }, 422, 'amount_malformed'],
    [{ package: { grades: [] } }, 422, 'grades_required'],
    [{ token: profile }, 404, 'subscription_not_found'],
    [{ teacherProfileID: token }, 404, 'subscription_not_found'],
  ])('refuses %o', async (change, status, word) => {
    await expectRefusal(await call('update', { ...body, ...change }), status, word)
    expect(callProvider).not.toHaveBeenCalled()
  })

  it('saves nothing when the provider refuses the update', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    callProvider.mockRejectedValue(new Error('status 401'))
    await expectRefusal(await call('update', body), 503, 'payment_provider_unavailable')
    callProvider.mockResolvedValue('{"code":200,"status":"failed","data":{"response":false}}')
    await expectRefusal(await call('update', body), 503, 'payment_provider_unavailable')
  })
})

it('answers 404 for other paths', async () => {
  await expectRefusal(await call('other'), 404, 'not_found')
  await expectRefusal(await call('status/x', {}), 404, 'not_found')
})
