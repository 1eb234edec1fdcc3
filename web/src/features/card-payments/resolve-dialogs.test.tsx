import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answeringClient, failing } from '@/testing/answering-client.ts'
import { renderScreen } from '@/testing/render.tsx'
import type { CardPaymentRowFragment } from './card-payments.generated.ts'
import { MergeDialog, ReturnedPaymentDialog } from './resolve-dialogs.tsx'

const payment: CardPaymentRowFragment = {
  __typename: 'PaymentNotification',
  nodeId: 'n',
  id: '00000000-0000-4000-8000-000000000001',
  receivedAt: '2026-11-20T08:00:00+00:00',
  providerPaymentId: '1579137',
  amountCents: '9000',
  verdict: 'other_amount',
  needsHuman: true,
  resolution: null,
  resolutionNote: '',
  orderId: '00000000-0000-4000-8000-000000000002',
}

const order = {
  orderId: payment.orderId,
  orderNumber: '261102-07413022',
  status: 'PROCESSING',
  method: 'EFT',
  total: '100.00',
  due: '100.00',
  buyer: 'Thandi Nkosi',
  placedAt: null,
  archived: false,
  card: false,
  proofs: 0,
}

const resolved = {
  resolvePaymentNotification: { __typename: 'PaymentNotification', nodeId: 'n' },
}

function open(Dialog: typeof MergeDialog, target: () => object | Error, of = payment) {
  const server = answeringClient({
    OrderOfPayment: target,
    ResolveCardPayment: () => resolved,
  })
  const onClose = vi.fn()
  const shown = renderScreen(
    <ApolloProvider client={server.client}>
      <Dialog payment={of} onClose={onClose} />
    </ApolloProvider>,
  )
  return { ...server, ...shown, onClose }
}

const cases = [
  ['Merge', MergeDialog, '100.00'],
  ['Returned', ReturnedPaymentDialog, null],
] as const

test.each(cases)('%s: without the order nothing can be decided', async (name, Dialog, due) => {
  const target = failing(() => ({ transferTarget: JSON.stringify(order) }))
  const { user, sent, onClose } = open(Dialog, () => target.answer({}))
  await user.type(screen.getByLabelText('Note'), 'As the bank says')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  const action = screen.getByRole('button', { name })
  expect(action).toHaveAttribute('aria-disabled', 'true')
  await user.click(action)
  await user.type(screen.getByLabelText('Note'), '{Enter}')
  expect(sent('ResolveCardPayment')).toEqual([])
  // Nothing typed is lost when it can be read after all.
  target.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('261102-07413022')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(action)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent('ResolveCardPayment')).toEqual([
    expect.objectContaining({ note: 'As the bank says', expectedDue: due }),
  ])
})

test('while the order is being read the button waits', () => {
  const { getByRole } = open(MergeDialog, () => ({ transferTarget: JSON.stringify(order) }))
  expect(getByRole('button', { name: 'Merge' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Still loading')).toBeVisible()
})

test('an order that is gone takes no payment, but the money can be returned', async () => {
  open(MergeDialog, () => ({ transferTarget: null }))
  expect(
    await screen.findByText('This no longer exists, or you do not have permission to change it.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveAttribute('aria-disabled', 'true')
})

test('a payment that names no order waits for nothing', async () => {
  const { user, sent } = open(ReturnedPaymentDialog, () => new Error('not asked'), {
    ...payment,
    orderId: null,
  })
  await user.type(screen.getByLabelText('Note'), 'Sent back')
  await user.click(screen.getByRole('button', { name: 'Returned' }))
  await waitFor(() => expect(sent('ResolveCardPayment')).toHaveLength(1))
})
