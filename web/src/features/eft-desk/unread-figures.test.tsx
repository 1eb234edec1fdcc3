import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { answeringClient, failing } from '@/testing/answering-client.ts'
import { renderScreen } from '@/testing/render.tsx'
import { ConfirmLineDialog } from './confirm-line-dialog.tsx'
import { DoubtDialog } from './doubt-dialog.tsx'
import type { BankLineRowFragment } from './eft-desk.generated.ts'
import { ExactDialog } from './exact-dialog.tsx'

const order = {
  orderId: '00000000-0000-4000-8000-000000000002',
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

const line: BankLineRowFragment = {
  __typename: 'BankStatementLine',
  nodeId: 'line',
  id: '00000000-0000-4000-8000-000000000001',
  bookedOn: '2026-11-20',
  amount: '100.00',
  leftAmount: '100.00',
  returnedAmount: '0.00',
  description: 'FNB APP PAYMENT FROM T NKOSI',
  reference: '',
  account: '62812345678',
  lineState: 'OPEN',
  verdict: 'exact',
  candidates: JSON.stringify([{ ...order, why: 'reference' }]),
  note: '',
  sameAs: '00000000-0000-4000-8000-000000000003',
  bankLineOrderCollection: { __typename: 'BankLineOrderConnection', edges: [] },
}

function open(dialog: ReactElement, answers: Parameters<typeof answeringClient>[0]) {
  const server = answeringClient(answers)
  const shown = renderScreen(<ApolloProvider client={server.client}>{dialog}</ApolloProvider>)
  return { ...server, ...shown }
}

const again = async () => screen.findByRole('button', { name: 'Try again' })

test('a transfer is not confirmed for an order that could not be read', async () => {
  const target = failing(() => ({ transferTarget: JSON.stringify(order) }))
  const { user, sent } = open(<ConfirmLineDialog line={line} onClose={() => undefined} />, {
    TransferTarget: target.answer,
    ConfirmBankLine: () => ({
      confirmBankLine: { __typename: 'BankStatementLine', nodeId: 'line' },
    }),
  })
  const confirm = await screen.findByRole('button', { name: 'Confirm' })
  await again()
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await user.click(confirm)
  expect(sent('ConfirmBankLine')).toEqual([])
  target.mend()
  await user.click(await again())
  await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'false'))
  await user.click(confirm)
  await waitFor(() => expect(sent('ConfirmBankLine')).toHaveLength(1))
  expect(sent('ConfirmBankLine')[0]).toMatchObject({ expectedDue: '100.00' })
})

test('exact transfers are not confirmed while nobody knows how many there are', async () => {
  const lines = failing(() => ({
    exact: { __typename: 'BankStatementLineConnection', totalCount: 3, edges: [] },
  }))
  const { user } = open(<ExactDialog onClose={() => undefined} />, { ExactLines: lines.answer })
  await again()
  expect(screen.getByRole('button', { name: 'There are none' })).toBeDisabled()
  lines.mend()
  await user.click(await again())
  expect(await screen.findByRole('button', { name: 'Confirm 3 transfers' })).toBeEnabled()
})

test('one payment or two: not decided without the earlier one', async () => {
  const earlier = failing(() => ({
    bankStatementLineCollection: {
      __typename: 'BankStatementLineConnection',
      edges: [{ __typename: 'BankStatementLineEdge', node: { ...line, nodeId: 'earlier' } }],
    },
  }))
  const { user } = open(<DoubtDialog line={line} onClose={() => undefined} />, {
    BankLineNow: earlier.answer,
  })
  await again()
  const same = screen.getByRole('button', { name: 'The same: count it once' })
  expect(same).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Two payments: count both' })).toBeDisabled()
  earlier.mend()
  await user.click(await again())
  await waitFor(() => expect(same).toBeEnabled())
})
