import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

describe('client address', () => {
  it('trusts only the headers that our proxies set', () => {
    const address = (headers: Record<string, string>) => clientAddress(new Headers(headers))
    expect(address({ 'x-forwarded-for': '9.9.9.9, 196.1.2.3' })).toBe('196.1.2.3')
    expect(address({ 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '196.1.2.3' })).toBe('196.1.2.3')
    expect(address({})).toBe('unknown')
  })
})
