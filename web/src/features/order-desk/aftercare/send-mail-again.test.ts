import { expect, test, vi } from 'vitest'
import { answeringClient } from '@/testing/answering-client.ts'
import { DeskOrderNowDocument } from '../edit-order.generated.ts'
import { sendMailAgain } from './send-mail-again.ts'

vi.mock('@/domain/order/hurry-order-mail.ts', () => ({ hurryOrderMail: vi.fn() }))

const [mine, other] = [
  '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01',
  '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02',
]
const kept = (id: string, mails: number) => JSON.stringify({ id, mails })

test('the answer stands in the place of what was kept of that order, and nothing is read again', async () => {
  const { client, sent } = answeringClient({
    DeskOrderNow: ({ id }) => ({ orderForAdmin: kept(String(id), 1) }),
    SendOrderMailAgain: () => ({
      sendOrderMailAgain: JSON.stringify({ sent: true, order: { id: mine, mails: 2 } }),
    }),
  })
  const shown = (id: string) =>
    client.readQuery({ query: DeskOrderNowDocument, variables: { id } })?.orderForAdmin
  for (const id of [mine, other]) {
    await client.query({ query: DeskOrderNowDocument, variables: { id } })
  }
  await sendMailAgain(client, 'a-mail')
  expect([shown(mine), shown(other)]).toEqual([kept(mine, 2), kept(other, 1)])
  expect(sent('DeskOrderNow')).toHaveLength(2)
  expect(sent('SendOrderMailAgain')).toHaveLength(1)
})
