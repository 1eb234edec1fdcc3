import { CombinedGraphQLErrors } from '@apollo/client'
import { expect, test } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'
import { confirmExact } from './confirm-exact.ts'
import { ConfirmBankLineDocument, ExactLinesDocument } from './eft-desk.generated.ts'

const order = (id: string) =>
  JSON.stringify([
    {
      orderId: `order of ${id}`,
      orderNumber: id,
      status: 'PROCESSING',
      method: 'EFT',
      total: '100.00',
      due: '100.00',
      buyer: 'Thandi Nkosi',
      placedAt: null,
      archived: false,
      card: false,
      proofs: 0,
      why: 'reference',
    },
  ])

/** A server with so many exact lines, some of which are refused. */
function serverWith(count: number, refused: readonly number[]) {
  let open = Array.from({ length: count }, (_, n) => String(n))
  const asked: string[] = []
  const client = {
    query: ({
      query,
      variables,
    }: {
      query: unknown
      variables: { first: number; offset: number }
    }) => {
      expect(query).toBe(ExactLinesDocument)
      const edges = open
        .slice(variables.offset, variables.offset + variables.first)
        .map((id) => ({ node: { id, leftAmount: '100.00', candidates: order(id) } }))
      return Promise.resolve({ data: { exact: { totalCount: open.length, edges } } })
    },
    mutate: ({ mutation, variables }: { mutation: unknown; variables?: { lineId: string } }) => {
      if (mutation !== ConfirmBankLineDocument)
        return Promise.resolve({ data: { matchBankLines: 0 } })
      const id = variables?.lineId ?? ''
      asked.push(id)
      if (refused.includes(Number(id))) {
        return Promise.reject(new CombinedGraphQLErrors({ errors: [{ message: 'order_changed' }] }))
      }
      open = open.filter((one) => one !== id)
      return Promise.resolve({ data: { confirmBankLine: { affectedCount: 1 } } })
    },
    refetchQueries: () => Promise.resolve([]),
  }
  return { client: client as unknown as WritingClient, asked } // what is used of it
}

test('every exact line is confirmed once, page after page, and refused ones are counted', async () => {
  const { client, asked } = serverWith(150, [3, 70])
  const result = await confirmExact(client, () => undefined, new AbortController().signal)
  expect(result).toEqual({ paid: 148, refused: 2 })
  expect(new Set(asked).size).toBe(150)
  expect(asked).toHaveLength(150)
})

test('stopping begins no further payment, and what is paid is told', async () => {
  const { client, asked } = serverWith(50, [])
  const stop = new AbortController()
  const result = await confirmExact(client, ({ paid }) => paid === 5 && stop.abort(), stop.signal)
  expect(result.paid).toBe(asked.length)
  expect(asked.length).toBeLessThan(10)
})
