import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answeringClient, failing } from '@/testing/answering-client.ts'
import { renderScreen } from '@/testing/render.tsx'
import { deskOrderLike } from './desk-order-sample.ts'
import { EditOrderDialog } from './edit-order-dialog.tsx'

const preview = {
  lines: [],
  couponCode: null,
  couponProblem: null,
  couponAmount: '0.00',
  shippingFee: '160.00',
  orderVat: '31.30',
  orderTotal: '240.00',
}

test('an order does not become paid while its total could not be read', async () => {
  const total = failing(() => ({ orderPreview: JSON.stringify(preview) }))
  const { client, sent } = answeringClient({
    OrderPreview: total.answer,
    EditOrder: () => ({}),
  })
  const { user } = renderScreen(
    <ApolloProvider client={client}>
      <EditOrderDialog order={deskOrderLike()} kind="order" onClose={() => undefined} />
    </ApolloProvider>,
  )
  await user.selectOptions(await screen.findByLabelText('Status'), 'PAID')
  const save = screen.getByRole('button', { name: 'Save' })
  await screen.findByRole('button', { name: 'Try again' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await user.click(save)
  expect(sent('EditOrder')).toEqual([])
  total.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTestId('order-preview-total')).toHaveTextContent('240')
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'))
})
