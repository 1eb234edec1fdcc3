import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answeringClient, failing } from '@/testing/answering-client.ts'
import { renderScreen } from '@/testing/render.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import type { OrderRefunds } from './refunds-document.ts'

const facts: OrderRefunds = {
  updatedAt: '2026-11-02T05:41:30.223344+00:00',
  refundable: true,
  couponCode: null,
  byCard: false,
  paidWith: null,
  refundedAmount: '0.00',
  left: '80.00',
  delivery: '60.00',
  lines: [],
  refunds: [],
}

const sums = { couponAmount: '0.00', shippingFee: '60.00', vat: '0.00', total: '60.00' }

test('no refund is noted whose amount nobody has seen', async () => {
  const preview = failing(() => ({ previewRefund: JSON.stringify(sums) }))
  const { client, sent } = answeringClient({
    PreviewRefund: preview.answer,
    RefundOrder: () => ({ refundOrder: { __typename: 'OrderRefund', nodeId: 'r' } }),
  })
  const { user } = renderScreen(
    <ApolloProvider client={client}>
      <RefundDialog orderId="o" orderNumber="1" facts={facts} onClose={() => undefined} />
    </ApolloProvider>,
  )
  await user.click(await screen.findByRole('checkbox', { name: /Delivery/ }))
  await user.selectOptions(screen.getByLabelText('Reason'), 'goodwill')
  const note = screen.getByRole('button', { name: 'Note the refund' })
  await screen.findByRole('button', { name: 'Try again' })
  expect(note).toHaveAttribute('aria-disabled', 'true')
  await user.click(note)
  expect(sent('RefundOrder')).toEqual([])
  preview.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTestId('refund-total')).toHaveTextContent('60')
  await waitFor(() => expect(note).toHaveAttribute('aria-disabled', 'false'))
})
