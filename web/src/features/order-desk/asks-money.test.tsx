import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answeringClient } from '@/testing/answering-client.ts'
import { renderScreen } from '@/testing/render.tsx'
import type { DeskOrder } from './desk-order-document.ts'
import { deskOrderLike } from './desk-order-sample.ts'
import { EditOrderDialog } from './edit-order-dialog.tsx'

const preview = (orderTotal: string) => ({
  lines: [],
  couponCode: null,
  couponProblem: null,
  couponAmount: '0.00',
  shippingFee: '160.00',
  orderVat: '31.30',
  orderTotal,
})

function open(change: Partial<DeskOrder>, total = '240.00') {
  const { client, sent } = answeringClient({
    OrderPreview: () => ({ orderPreview: JSON.stringify(preview(total)) }),
    EditOrder: () => ({}),
  })
  const rendered = renderScreen(
    <ApolloProvider client={client}>
      <EditOrderDialog order={deskOrderLike(change)} kind="order" onClose={() => undefined} />
    </ApolloProvider>,
  )
  return { sent, ...rendered }
}

const came = (paid: string, byHand = '0.00') => ({
  money: {
    received: paid,
    paid,
    byHand,
    due: '0.00',
    owedBack: '0.00',
    toPayBack: '0.00',
    paidBack: '0.00',
    unplaced: '0.00',
  },
})
const question = () => screen.queryByLabelText('The money that has come in')
const choices = () =>
  [...(question()?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)
const save = () => screen.getByRole('button', { name: 'Save' })

test('a paid order is not cancelled before somebody says where its money goes', async () => {
  const { user, sent } = open({ orderStatus: 'PAID', ...came('240.00') })
  const status = await screen.findByLabelText('Status')
  expect(question()).toBeNull()
  await user.selectOptions(status, 'CANCELLED')
  expect(choices()).toEqual(['Choose…', 'Refund it now', 'Keep it as credit for the customer'])
  await user.click(save())
  expect(sent('EditOrder')).toEqual([])
  await user.selectOptions(question() as HTMLSelectElement, 'refund')
  await user.click(save())
  await waitFor(() =>
    expect(sent('EditOrder')).toMatchObject([{ toStatus: 'CANCELLED', money: 'refund' }]),
  )
})

test('what was marked by hand may be said never to have come', async () => {
  const { user, sent } = open({ orderStatus: 'PAID', ...came('240.00', '240.00') })
  await user.selectOptions(await screen.findByLabelText('Status'), 'CANCELLED')
  expect(choices()).toContain('What was marked by hand never came in')
  await user.selectOptions(question() as HTMLSelectElement, 'none')
  await user.click(save())
  await waitFor(() => expect(sent('EditOrder')).toMatchObject([{ money: 'none', restTo: null }]))
})

test('an order that comes to less than what came in asks where the rest goes', async () => {
  open(came('298.00'), '180.00')
  await waitFor(() => expect(question()).not.toBeNull())
  expect(choices()).toEqual(['Choose…', 'Refund it now', 'Keep it as credit for the customer'])
})

test.each([
  ['no money came', came('0.00'), '240.00'],
  ['less came than it costs', came('118.00'), '240.00'],
  ['as much came as it costs', came('240.00'), '240.00'],
])('nothing is asked where %s', async (_, change, total) => {
  open(change, total)
  await screen.findByTestId('order-preview-total')
  expect(question()).toBeNull()
})
