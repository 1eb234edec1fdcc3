import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handlePayfastNotify, type PayfastNotifyDeps } from './handler.ts'

const body = 'b=2&a=%C3%A9&blank=&signature=x'
const stored = { id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01', raw_body: body, verdict: null }
const store = vi.fn<PayfastNotifyDeps['store']>()
const later = vi.fn<PayfastNotifyDeps['later']>()
const deps: PayfastNotifyDeps = {
  store,
  later,
  isKnownSource: (address) => address === '41.74.179.200',
  mayGoOn: () => true,
}
beforeEach(() => {
  vi.restoreAllMocks()
  store.mockReset().mockResolvedValue(stored)
  later.mockReset()
})

const post = async (
  text = body,
  address = '41.74.179.200',
  other: Partial<PayfastNotifyDeps> = {},
) =>
  handlePayfastNotify(
    new Request('http://api/payfast-notify', {
      method: 'POST',
      headers: { 'x-real-ip': address, 'user-agent': 'provider', authorization: 'no concern' },
      body: text,
    }),
    { ...deps, ...other },
  )

describe('payfast-notify', () => {
  it('stores the body unchanged, answers, and leaves the judging for later', async () => {
    const response = await post()
    expect(response.status).toBe(200)
    expect(store).toHaveBeenCalledWith({
      rawBody: body,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'user-agent': 'provider',
        'x-kryt-known-source': 'yes',
      },
      sourceAddress: '41.74.179.200',
    })
    expect(later).toHaveBeenCalledWith(stored)
  })

  it('answers with an error when it could not store the body, so that the provider repeats it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    store.mockRejectedValue(new Error('no connection'))
    expect((await post()).status).toBe(500)
    expect(later).not.toHaveBeenCalled()
    expect(logged).toHaveBeenCalledOnce()
  })

  it('accepts notifications from unknown addresses and logs them', async () => {
    const remarked = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect((await post(body, '9.9.9.9')).status).toBe(200)
    expect(store.mock.calls[0]?.[0].headers).toMatchObject({ 'x-kryt-known-source': 'no' })
    expect(remarked).toHaveBeenCalledOnce()
  })

  it('limits unknown senders, never the provider', async () => {
    expect((await post(body, '9.9.9.9', { mayGoOn: () => false })).status).toBe(429)
    expect((await post(body, '41.74.179.200', { mayGoOn: () => false })).status).toBe(200)
    expect(store).toHaveBeenCalledOnce()
  })

  it.each(['', 'null', '{"signature":"x"}', 'a=b', 'a=%00&signature=x', 'signature'.repeat(3)])(
    'stores nothing that has not the form of a notification: %j',
    async (text) => {
      const response = await post(text)
      expect([response.status, await response.json()]).toEqual([422, { error: 'invalid_body' }])
      expect(store).not.toHaveBeenCalled()
    },
  )

  it('stores no oversized body and refuses other methods', async () => {
    expect((await post('x'.repeat(20_001))).status).toBe(413)
    const get = await handlePayfastNotify(new Request('http://api/payfast-notify'), deps)
    expect(get.status).toBe(405)
    expect(store).not.toHaveBeenCalled()
  })
})
