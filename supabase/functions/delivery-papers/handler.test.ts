import { expect, it, vi } from 'vitest'
import { delivery } from '../_shared/delivery/sample.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { handleDeliveryPapers, type DeliveryPapersDeps } from './handler.ts'

const deliveryIds = [delivery.id]
const readDeliveries = vi.fn<DeliveryPapersDeps['readDeliveries']>().mockResolvedValue([delivery])

const post = async (body: object, deps: Partial<DeliveryPapersDeps> = {}) =>
  handleDeliveryPapers(
    new Request('http://api/delivery-papers', { method: 'POST', body: JSON.stringify(body) }),
    {
      identify: async () => Promise.resolve('marius'),
      mayGoOn: () => true,
      readDeliveries,
      ...deps,
    },
  )

it.each([
  { paper: 'slips', deliveryIds },
  { paper: 'labels', deliveryIds, sheet: '3x7', first: 21 },
  { paper: 'labels', deliveryIds, sheet: '2x7', first: 1 },
])('answers with a PDF: $paper', async (body) => {
  const response = await post(body)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(readDeliveries).toHaveBeenLastCalledWith(deliveryIds)
})

it.each([
  { paper: 'slips', deliveryIds: [] },
  { paper: 'slips', deliveryIds: ['1'] },
  { paper: 'posters', deliveryIds },
  { paper: 'labels', deliveryIds, sheet: '4x4', first: 1 },
  { paper: 'labels', deliveryIds, sheet: '2x7', first: 15 },
  { paper: 'labels', deliveryIds, sheet: '2x7', first: 0 },
])('refuses what no sheet has', async (body) => {
  readDeliveries.mockClear()
  const response = await post(body)
  expect([response.status, await response.json()]).toEqual([422, { error: 'invalid_body' }])
  expect(readDeliveries).not.toHaveBeenCalled()
})

it.each([
  [{ readDeliveries: async () => Promise.resolve([]) }, 404, 'delivery_not_found'],
  [{ mayGoOn: () => false }, 429, 'too_many_requests'],
  [
    { readDeliveries: async () => Promise.reject(new FunctionError(403, 'admin_required')) },
    403,
    'admin_required',
  ],
])('prints nothing for whoever may not', async (deps, status, error) => {
  const response = await post({ paper: 'slips', deliveryIds }, deps)
  expect([response.status, await response.json()]).toEqual([status, { error }])
})
