import { describe, expect, it } from 'vitest'
import { developmentAccount } from './account.ts'
import { buildPayfastRoutes } from './payfast.ts'
import { signCall, signForm, signNotification, type Field } from './rules.ts'

const provider = buildPayfastRoutes(() => undefined)

const usual = {
  merchant_id: developmentAccount.merchantId,
  merchant_key: developmentAccount.merchantKey,
  return_url: 'http://shop.example/back',
  m_payment_id: 'attempt-1',
  amount: '149.50',
  item_name: 'Kryt 261121-08415428',
}

async function submit(change: Record<string, string> = {}, signature?: string): Promise<Response> {
  const form = new Map(Object.entries({ ...usual, ...change }))
  form.set('signature', signature ?? signForm(form, developmentAccount))
  return provider.request('/eng/process', {
    method: 'POST',
    body: new URLSearchParams([...form]),
  })
}

describe('the posted form', () => {
  it('leads to a page with the amount and three choices', async () => {
    const response = await submit()
    expect(response.status).toBe(303)
    const page = await (await provider.request(response.headers.get('location') ?? '')).text()
    expect(page).toContain('R 149.50')
    for (const button of ['Pay', 'Cancel', 'Let the payment fail']) expect(page).toContain(button)
  })

  it.each([
    [{ amount: '4.99' }, 'amount : amount must be at least R5.00'],
    [{ amount: 'R10' }, 'amount : amount must be a number'],
    [{ amount: '' }, 'amount : amount is required'],
    [{ item_name: 'x'.repeat(101) }, 'item_name : item_name is too long'],
    [{ return_url: 'shop' }, 'return_url : return_url must be a valid URL'],
    [{ merchant_id: '10000101' }, 'merchant_id : merchant_id is unknown'],
  ])('is refused with %o', async (change, fault) => {
    const response = await submit(change)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(fault)
  })

  it('is refused when it was signed in another order or changed after signing', async () => {
    const fault = 'signature : Generated signature does not match submitted signature'
    const signature = signForm(new Map(Object.entries(usual)), developmentAccount)
    expect((await submit({}, signature)).status).toBe(303)
    expect(await (await submit({ amount: '14.95' }, signature)).text()).toContain(fault)
    const byName = Object.entries(usual).sort(([one], [other]) => (one < other ? -1 : 1))
    const inOtherOrder = signNotification(byName, developmentAccount)
    expect(await (await submit({}, inOtherOrder)).text()).toContain(fault)
  })
})

it('confirms only what it has sent', async () => {
  const response = await provider.request('/eng/query/validate', { method: 'POST', body: 'a=b' })
  expect((await response.text()).trim()).toBe('INVALID')
})

describe('the API', () => {
  const headers: Field[] = [
    ['merchant-id', developmentAccount.merchantId],
    ['version', 'v1'],
    ['timestamp', '2026-01-15T09:30:00+02:00'],
  ]
  const call = async (path: string, init: RequestInit & { fields?: Field[] } = {}) => {
    const { fields = [], ...rest } = init
    const signature = signCall([...headers, ...fields], developmentAccount)
    return provider.request(path, {
      ...rest,
      headers: Object.fromEntries([...headers, ['signature', signature]]),
      ...(fields.length === 0 ? {} : { body: new URLSearchParams(fields) }),
    })
  }
  const token = '5a538bc0-ce28-47d4-98bd-9ee7bc11ad56'
  const fetched = async (): Promise<unknown> =>
    (await call(`/api/subscriptions/${token}/fetch?testing=true`)).json()

  it('keeps subscriptions and changes them', async () => {
    await provider.request('/control/subscriptions', {
      method: 'POST',
      body: JSON.stringify({ token, amount: 20_000 }),
    })
    expect(await fetched()).toMatchObject({
      code: 200,
      status: 'success',
      data: { response: { token, amount: 20_000, status_text: 'ACTIVE' } },
    })
    const path = `/api/subscriptions/${token}/update?testing=true`
    const update = await call(path, { method: 'PATCH', fields: [['amount', '25000']] })
    expect(await update.json()).toMatchObject({ data: { response: true } })
    expect((await call(path, { method: 'PATCH', fields: [['amount', '2.5']] })).status).toBe(400)
    await call(`/api/subscriptions/${token}/cancel?testing=true`, { method: 'PUT' })
    expect(await fetched()).toMatchObject({
      data: { response: { amount: 25_000, status_text: 'CANCELLED' } },
    })
  })

  it('describes a completed payment in cents, and lists it', async () => {
    const page = (await submit({ amount: '1149.50' })).headers.get('location') ?? ''
    const number = async (): Promise<string> => {
      const reply = await provider.request('/control/payments/attempt-1', {
        method: 'POST',
        body: JSON.stringify({ behaviour: 'normal' }),
      })
      return ((await reply.json()) as { number: string }).number // what control answers
    }
    const query = async () => call(`/api/process/query/${await number()}?testing=true`)
    expect((await query()).status).toBe(404)
    await provider.request(`${page}/pay`, { method: 'POST', body: new URLSearchParams() })
    expect(await (await query()).json()).toMatchObject({
      data: { response: { m_payment_id: 'attempt-1', status: 'COMPLETE', amount: 114_950 } },
    })
    const list = await call('/api/transactions/history?testing=true')
    expect(await list.text()).toContain('"1,149.50"')
  })

  it('refuses a wrong signature and the live merchant', async () => {
    const unsigned = await provider.request('/api/ping?testing=true', {
      headers: Object.fromEntries([...headers, ['signature', 'x']]),
    })
    expect(unsigned.status).toBe(401)
    expect((await call('/api/ping')).status).toBe(401)
    expect((await call('/api/ping?testing=true')).status).toBe(200)
  })
})
