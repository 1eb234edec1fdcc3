import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NoConfirmation } from '../_shared/payfast/confirm.ts'
import { handlePayfastReconcile } from './handler.ts'
import { readHistory } from './history.ts'
import { reconcile, type ReconcileDeps } from './reconcile.ts'

const header =
  'Date,Type,Sign,Party,Name,Description,Currency,"Funding Type","Batch ID",Gross,Fee,Net,Balance,"M Payment ID","PF Payment ID","custom str1"'
const line = (attempt: string, payment: string, type = 'FUNDS_RECEIVED,CREDIT') =>
  `"2026-11-20 23:30:00",${type},"O""Brien, T","Kryt 1",,ZAR,CC,,"1,149.50",-48.21,"1,101.29","22,574.02",${attempt},${payment},order`

describe('the list of transactions', () => {
  const expected = {
    attemptId: 'a1',
    paymentId: '1001',
    gross: '1149.50',
    fee: '-48.21',
    net: '1101.29',
  }

  it.each([
    ['CSV', (csv: string) => csv],
    ['JSON around CSV', (csv: string) => JSON.stringify({ response: csv })],
    ['JSON in the API’s frame', (csv: string) => JSON.stringify({ data: { response: csv } })],
    ['with a byte order mark', (csv: string) => `\uFEFF${csv}`],
  ])('%s: what came in, without separators', (_, wrap) => {
    const csv = [
      header,
      line('a1', '1001'),
      line('a2', '1002', 'PAYOUT,DEBIT'),
      line('', '1003'),
      '',
    ].join('\r\n')
    expect(readHistory(wrap(csv))).toEqual([expected])
  })

  it('is not guessed from anything else', () => {
    expect(() => readHistory('{"status":"failed"}')).toThrow()
    expect(readHistory(header)).toEqual([])
  })
})

const stored = { id: 'n1', raw_body: 'x', verdict: null }
const history = vi.fn<ReconcileDeps['history']>()
const store = vi.fn<ReconcileDeps['store']>()
const judgeListed = vi.fn<ReconcileDeps['judgeListed']>()
const waiting = vi.fn<ReconcileDeps['waiting']>()
let deps: ReconcileDeps
beforeEach(() => {
  history.mockReset().mockResolvedValue(header)
  store.mockReset().mockResolvedValue(stored)
  judgeListed.mockReset().mockResolvedValue('paid')
  waiting.mockReset().mockResolvedValue([])
  deps = {
    now: new Date('2026-11-21T08:00:00Z'),
    merchantId: '10000100',
    unjudged: async () => Promise.resolve([]),
    judge: async () => Promise.resolve('paid'),
    waiting,
    history,
    store,
    judgeListed,
    log: () => undefined,
  }
})
const range = { afterMinutes: 15, days: 7 }

describe('reconciliation', () => {
  it('judges what was left unjudged; one that still waits stops no other', async () => {
    const judge = vi
      .fn<ReconcileDeps['judge']>()
      .mockRejectedValueOnce(new NoConfirmation())
      .mockResolvedValueOnce('paid')
    const unjudged = async () => Promise.resolve([stored, { ...stored, id: 'n2' }])
    expect(await reconcile(range, { ...deps, judge, unjudged })).toMatchObject({ judged: ['paid'] })
  })

  it('asks the provider about nothing when nothing waits', async () => {
    await reconcile(range, deps)
    expect(history).not.toHaveBeenCalled()
    expect(waiting).toHaveBeenCalledWith(
      new Date('2026-11-14T08:00:00Z'),
      new Date('2026-11-21T07:45:00Z'),
    )
  })

  it('finds a payment that was never told of, on the days of the attempt in South African time', async () => {
    waiting.mockResolvedValue([
      { id: 'a1', orderId: 'o1', createdAt: '2026-11-19T22:30:00Z' },
      { id: 'a2', orderId: 'o2', createdAt: '2026-11-20T10:00:00Z' },
    ])
    history.mockImplementation(async (day) =>
      Promise.resolve(
        day === '2026-11-20' ? `${header}\n${line('a1', '1001')}\n${line('zz', '7')}` : header,
      ),
    )
    expect(await reconcile(range, deps)).toEqual({ judged: [], found: ['paid'], unpaid: 1 })
    expect(history.mock.calls.map(([day]) => day)).toEqual(['2026-11-20', '2026-11-21'])
    expect(store).toHaveBeenCalledExactlyOnceWith(
      'm_payment_id=a1&pf_payment_id=1001&payment_status=COMPLETE&amount_gross=1149.50&amount_fee=-48.21&amount_net=1101.29&custom_str1=o1&merchant_id=10000100',
    )
  })
})

it('is for the scheduler only', async () => {
  const run = vi.fn(async () => Promise.resolve({ judged: [], found: [], unpaid: 0 }))
  const post = async (isScheduler: boolean, body = '{}') =>
    handlePayfastReconcile(new Request('http://api/payfast-reconcile', { method: 'POST', body }), {
      isScheduler: async () => Promise.resolve(isScheduler),
      reconcile: run,
    })
  const refused = await post(false)
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'secret_key_required' }])
  expect((await post(true, '{"afterMinutes":-1}')).status).toBe(422)
  expect(run).not.toHaveBeenCalled()
  expect((await post(true)).status).toBe(200)
  expect(run).toHaveBeenCalledWith({ afterMinutes: 15, days: 7 })
})
