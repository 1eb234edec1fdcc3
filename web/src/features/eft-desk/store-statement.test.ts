import { expect, test, vi } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'
import { storeStatement } from './store-statement.ts'

test('every value of a line is sent, the id of the bank too', async () => {
  const mutate = vi.fn(async () =>
    Promise.resolve({
      data: { importBankStatement: JSON.stringify({ lines: 1, added: 1, doubted: 1 }) },
    }),
  )
  const client = {
    mutate,
    refetchQueries: async () => Promise.resolve([]),
  } as unknown as WritingClient // what is called here
  const line = {
    date: '2026-03-04',
    amount: '1.00',
    balance: '2.00',
    description: 'A',
    reference: 'B',
    bankId: 'C',
  }
  const answer = await storeStatement(client, 'a.ofx', {
    bank: 'FNB',
    account: '62000000015',
    closingBalance: '3.00',
    problems: [],
    lines: [{ row: 1, ...line }],
  })
  expect(answer).toEqual({ lines: 1, added: 1, doubted: 1 })
  const [sent] = mutate.mock.calls[0] as unknown as [{ variables: { statement: string } }] // as storeStatement() calls it
  expect(JSON.parse(sent.variables.statement)).toEqual({
    fileName: 'a.ofx',
    bank: 'FNB',
    account: '62000000015',
    closingBalance: '3.00',
    lines: [line],
  })
})
