import { beforeEach, expect, it, vi } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleQuotation, type QuotationDeps } from './handler.ts'

const token = 'a1'.repeat(32)
const accept = vi.fn<QuotationDeps['accept']>()
const hurry = vi.fn<QuotationDeps['hurry']>()
const takeRequest = vi.fn<QuotationDeps['takeRequest']>()

beforeEach(() => {
  accept.mockReset().mockResolvedValue({ id: 'one', state: 'accepted' })
  hurry.mockReset().mockResolvedValue()
  takeRequest.mockReset().mockResolvedValue()
})

const post = async (body: object, deps: Partial<QuotationDeps> = {}) =>
  handleQuotation(
    new Request('http://api/quotation', { method: 'POST', body: JSON.stringify(body) }),
    {
      takeRequest,
      read: async () => Promise.resolve({ id: 'one', state: 'open' }),
      draw: async () => Promise.resolve(new TextEncoder().encode('%PDF-1.7')),
      accept,
      hurry,
      ...deps,
    },
  )

it('answers what the page shows, and the paper', async () => {
  expect(await (await post({ want: 'page', token })).json()).toEqual({ id: 'one', state: 'open' })
  const paper = await post({ want: 'paper', token })
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect(takeRequest.mock.calls.map(([kind]) => kind)).toEqual(
    Array(2).fill('quotation from address'),
  )
})

it('accepts what was shown, and has the mail about the order sent', async () => {
  const answer = await post({ want: 'order', token, acceptedBy: ' Mr Botha ', total: '100.00' })
  expect(await answer.json()).toEqual({ id: 'one', state: 'accepted' })
  expect(accept).toHaveBeenCalledWith({
    want: 'order',
    token,
    acceptedBy: 'Mr Botha',
    purchaseOrderNumber: '',
    total: '100.00',
  })
  expect(hurry).toHaveBeenCalledOnce()
})

it.each([
  [{ want: 'page' }, 'invalid_body'],
  [{ want: 'order', token, acceptedBy: ' ', total: '1.00' }, 'accepted_by_required'],
  [
    { want: 'order', token, acceptedBy: 'B', total: '1.00', purchaseOrderNumber: 'x'.repeat(41) },
    'purchase_order_number_too_long',
  ],
  [{ want: 'order', token, acceptedBy: 'B', total: 1 }, 'invalid_body'],
  [{ want: 'everything', token }, 'invalid_body'],
])('refuses %o', async (body, error) => {
  const response = await post(body)
  expect([response.status, await response.json()]).toEqual([422, { error }])
  expect(accept).not.toHaveBeenCalled()
})

it('counts requests before it looks, and passes refusals on', async () => {
  takeRequest.mockRejectedValueOnce(new FunctionError(429, 'too_many_requests', 30))
  expect((await post({ want: 'page', token })).status).toBe(429)
  accept.mockRejectedValueOnce(new FunctionError(409, 'quotation_not_open'))
  const refused = await post({ want: 'order', token, acceptedBy: 'B', total: '1.00' })
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'quotation_not_open' }])
  expect(hurry).not.toHaveBeenCalled()
})
