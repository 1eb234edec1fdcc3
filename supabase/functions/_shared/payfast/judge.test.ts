import { beforeEach, describe, expect, it, vi } from 'vitest'
import { retry } from '../flow-control/retry.ts'
import { NoConfirmation } from './confirm.ts'
import { judgeNotification, type JudgeDeps } from './judge.ts'
import { vectors } from './vectors.ts'

const line = vectors.V2.line.replace('&passphrase=salt', '')
const stored = { id: 'n1', raw_body: `${line}&signature=${vectors.V2.hash}`, verdict: null }
const confirm = vi.fn<JudgeDeps['confirm']>()
const judge = vi.fn<JudgeDeps['judge']>()
const deps: JudgeDeps = {
  merchant: async () =>
    Promise.resolve({ merchantId: '10004241', merchantKey: 'k', passphrase: 'salt' }),
  confirm,
  judge,
}
beforeEach(() => {
  confirm.mockReset().mockResolvedValue(true)
  judge.mockReset().mockResolvedValue('paid')
})

describe('judging a notification', () => {
  it('asks the provider for exactly what was signed, then the database', async () => {
    expect(await judgeNotification(stored, deps)).toBe('paid')
    expect(confirm).toHaveBeenCalledWith(line)
    expect(judge).toHaveBeenCalledWith('n1', {
      merchantId: '10004241',
      signatureValid: true,
      confirmed: true,
    })
  })

  it.each([
    ['a forged field', stored.raw_body.replace('20.00', '2.00')],
    ['another order', stored.raw_body.replace(/^(m_payment_id=[^&]*)&([^&]*)/, '$2&$1')],
    ['a field after the signature', `${stored.raw_body}&payment_status=COMPLETE`],
  ])('%s: the provider is not asked', async (_, raw_body) => {
    await judgeNotification({ ...stored, raw_body }, deps)
    expect(confirm).not.toHaveBeenCalled()
    expect(judge.mock.calls[0]?.[1]).toMatchObject({ signatureValid: false, confirmed: false })
  })

  it('a notification that the provider did not send is not confirmed', async () => {
    confirm.mockResolvedValue(false)
    await judgeNotification(stored, deps)
    expect(judge.mock.calls[0]?.[1]).toMatchObject({ signatureValid: true, confirmed: false })
  })

  it('without an answer nothing is decided, and the question is asked again', async () => {
    confirm.mockRejectedValueOnce(new NoConfirmation()).mockRejectedValueOnce(new NoConfirmation())
    await expect(judgeNotification(stored, deps)).rejects.toThrow(NoConfirmation)
    expect(judge).not.toHaveBeenCalled()
    expect(await retry(async () => judgeNotification(stored, deps), [1])).toBe('paid')
    expect(judge).toHaveBeenCalledOnce()
  })

  it('a final verdict stands; a verdict that depends on our settings may change', async () => {
    expect(await judgeNotification({ ...stored, verdict: 'other_amount' }, deps)).toBe(
      'other_amount',
    )
    expect(judge).not.toHaveBeenCalled()
    expect(await judgeNotification({ ...stored, verdict: 'other_merchant' }, deps)).toBe('paid')
  })
})
