import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../_shared/payfast/api.ts'
import { NoConfirmation } from '../_shared/payfast/confirm.ts'
import { handlePayfastReconcile } from './handler.ts'
import { readHistory } from './history.ts'
import { reconcile, type ReconcileDeps } from './reconcile.ts'
import { queryTransaction } from './transaction.ts'

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
  ])('%s: payments are read, without thousands separators', (_, wrap) => {
    const csv = [
      header,
      line('a1', '1001'),
      line('a2', '1002', 'PAYOUT,DEBIT'),
      line('', '1003'),
      '',
    ].join('\r\n')
    expect(readHistory(wrap(csv))).toEqual({ records: 3, received: [expected] })
  })

  it('is refused when it has another form', () => {
    expect(() => readHistory('{"status":"failed"}')).toThrow()
    expect(readHistory(header)).toEqual({ records: 0, received: [] })
  })
})

const stored = { id: 'n1', raw_body: 'x', verdict: null }
const history = vi.fn<ReconcileDeps['history']>()
const store = vi.fn<ReconcileDeps['store']>()
const judgeListed = vi.fn<ReconcileDeps['judgeListed']>()
const waiting = vi.fn<ReconcileDeps['waiting']>()
const transaction = vi.fn<ReconcileDeps['transaction']>()
let deps: ReconcileDeps
beforeEach(() => {
  history.mockReset().mockResolvedValue(header)
  store.mockReset().mockResolvedValue(stored)
  judgeListed.mockReset().mockResolvedValue('paid')
  waiting.mockReset().mockResolvedValue([])
  transaction.mockReset().mockResolvedValue(null)
  deps = {
    now: new Date('2026-11-21T08:00:00Z'),
    merchantId: '10000100',
    unjudged: async () => Promise.resolve([]),
    judge: async () => Promise.resolve('paid'),
    waiting,
    history,
    transaction,
    store,
    judgeListed,
    paidTwice: async () => Promise.resolve([]),
    log: () => undefined,
  }
})
const range = { afterMinutes: 15, days: 7 }

describe('reconciliation', () => {
  it('judges stored notifications; one that still waits does not stop the others', async () => {
    const judge = vi
      .fn<ReconcileDeps['judge']>()
      .mockRejectedValueOnce(new NoConfirmation())
      .mockResolvedValueOnce('paid')
    const unjudged = async () => Promise.resolve([stored, { ...stored, id: 'n2' }])
    expect(await reconcile(range, { ...deps, judge, unjudged })).toMatchObject({ judged: ['paid'] })
  })

  it('does not ask the provider when nothing waits', async () => {
    await reconcile(range, deps)
    expect(history).not.toHaveBeenCalled()
    expect(waiting).toHaveBeenCalledWith(
      new Date('2026-11-14T08:00:00Z'),
      new Date('2026-11-21T07:45:00Z'),
    )
  })

  const attempt = (id: string, createdAt: string) => ({ id, orderId: `order of ${id}`, createdAt })

  it('finds a payment without a notification, from the day of the first attempt in South African time', async () => {
    waiting.mockResolvedValue([
      attempt('a1', '2026-11-19T22:30:00Z'),
      attempt('a2', '2026-11-20T10:00:00Z'),
    ])
    history.mockResolvedValue(`${header}\n${line('a1', '1001')}\n${line('zz', '7')}`)
    expect(await reconcile(range, deps)).toEqual({
      judged: [],
      found: ['paid'],
      disputed: [],
      unpaid: 1,
      paidTwice: [],
    })
    const page = { from: '2026-11-20', to: '2026-11-21', limit: 1000 }
    expect(history).toHaveBeenCalledWith({ ...page, offset: 0 })
    expect(transaction.mock.calls).toEqual([['1001']])
    expect(store).toHaveBeenCalledExactlyOnceWith(
      'm_payment_id=a1&pf_payment_id=1001&payment_status=COMPLETE&amount_gross=1149.50&amount_fee=-48.21&amount_net=1101.29&custom_str1=order+of+a1&merchant_id=10000100',
    )
  })

  const others = (count: number) => Array.from({ length: count }, (_, n) => line('zz', String(n)))
  const csv = (lines: string[]) => [header, ...lines].join('\n')

  it('reads page after page until the list ends, whatever their length, counting payouts', async () => {
    waiting.mockResolvedValue([attempt('a1', '2026-11-20T10:00:00Z')])
    history
      .mockResolvedValueOnce(csv([...others(199), line('zz', '9', 'PAYOUT,DEBIT')]))
      .mockResolvedValueOnce(csv([line('a1', '1001')]))
      .mockResolvedValueOnce(csv([]))
    expect((await reconcile(range, deps)).found).toEqual(['paid'])
    expect(history.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 200, 201])
  })

  it('records the second of two payments too, so that it can be refunded', async () => {
    waiting.mockResolvedValue([attempt('a1', '2026-11-20T10:00:00Z')])
    history.mockResolvedValue(csv([line('a1', '1001'), line('a1', '1002')]))
    judgeListed.mockResolvedValueOnce('paid').mockResolvedValueOnce('already_paid')
    expect(await reconcile(range, deps)).toMatchObject({
      found: ['paid', 'already_paid'],
      unpaid: 0,
    })
  })

  it('stops when the list returns the same page again', async () => {
    waiting.mockResolvedValue([attempt('a1', '2026-11-20T10:00:00Z')])
    history.mockResolvedValue(csv(others(1000)))
    expect((await reconcile(range, deps)).unpaid).toBe(1)
    expect(history).toHaveBeenCalledTimes(2)
  })

  const same = { m_payment_id: 'a1', status: 'COMPLETE', amount: 114_950 }
  it.each([
    ['as listed', same, 'found'],
    ['another amount', { ...same, amount: 1149 }, 'disputed'],
    ['another payment', { ...same, m_payment_id: 'a2' }, 'disputed'],
    ['not complete', { ...same, status: 'FAILED' }, 'disputed'],
  ] as const)(
    'records only payments that the provider describes as it lists them: %s',
    async (_, described, where) => {
      waiting.mockResolvedValue([attempt('a1', '2026-11-20T10:00:00Z')])
      history.mockResolvedValue(csv([line('a1', '1001')]))
      transaction.mockResolvedValue(described)
      const done = await reconcile(range, deps)
      expect(done[where]).toHaveLength(1)
      expect(store).toHaveBeenCalledTimes(where === 'found' ? 1 : 0)
    },
  )

  it('leaves a payment for the next run when the provider does not answer about it', async () => {
    waiting.mockResolvedValue([attempt('a1', '2026-11-20T10:00:00Z')])
    history.mockResolvedValue(csv([line('a1', '1001')]))
    transaction.mockRejectedValue(new ApiFailure('GET /process/query/1001', null, 'timeout'))
    expect(await reconcile(range, deps)).toMatchObject({ found: [], disputed: ['1001'] })
    expect(store).not.toHaveBeenCalled()
  })
})

it('lists money that came twice, also when nothing waits', async () => {
  const twice = { orderNumber: '261122-1', paidWith: '1001', paidAgainWith: '1002', cents: 114_950 }
  const paidTwice = async () => Promise.resolve([twice])
  expect(await reconcile(range, { ...deps, paidTwice })).toMatchObject({ paidTwice: [twice] })
})

describe('one transaction', () => {
  const answer = (response: object) =>
    JSON.stringify({ code: 200, status: 'success', data: { response } })
  const documented = { pf_payment_id: 69, m_payment_id: 232345, status: 'COMPLETE', amount: 3600 }

  it('is read from the answer as documented', async () => {
    expect(await queryTransaction(async () => Promise.resolve(answer(documented)))).toEqual({
      m_payment_id: '232345',
      status: 'COMPLETE',
      amount: 3600,
    })
  })

  it('is unknown only when the provider says so', async () => {
    const fails = (status: number | null) => async () =>
      Promise.reject(new ApiFailure('GET', status, 'x'))
    expect(await queryTransaction(fails(404))).toBeNull()
    await expect(queryTransaction(fails(500))).rejects.toThrow(ApiFailure)
    await expect(
      queryTransaction(async () => Promise.resolve('{"status":"failed"}')),
    ).rejects.toThrow()
  })
})

it('accepts only the scheduler', async () => {
  const run = vi.fn(async () =>
    Promise.resolve({ judged: [], found: [], disputed: [], unpaid: 0, paidTwice: [] }),
  )
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
