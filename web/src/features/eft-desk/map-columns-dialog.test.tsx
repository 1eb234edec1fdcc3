import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answeringClient } from '@/testing/answering-client.ts'
import { renderScreen } from '@/testing/render.tsx'
import { MapColumnsDialog } from './map-columns-dialog.tsx'
import { readStatement } from './read/read-statement.ts'
import type { Statement } from './read/statement.ts'

const file = [
  'Kredietunie;Uittreksel vir;Mev Botha',
  'Dag;Wat;Hoeveel;Staan',
  '2026-11-02;Thandi 261102-07413022;118,00;1118,00',
  '2026-11-03;Huur;-950,00;168,00',
].join('\n')

test('where the names of the columns stand is shown with a press', async () => {
  const read = await readStatement(new TextEncoder().encode(file))
  if (read.kind !== 'unknown form') throw new Error(read.kind)
  // The guess: the first row that has three words.
  expect(read.form.at).toBe(0)
  const onRead = vi.fn<(statement: Statement) => void>()
  const { client, sent } = answeringClient({
    KeepBankForm: () => ({ keepBankForm: { __typename: 'BankForm', nodeId: 'b1' } }),
  })
  const { user } = renderScreen(
    <ApolloProvider client={client}>
      <MapColumnsDialog form={read.form} onRead={onRead} onClose={() => undefined} />
    </ApolloProvider>,
  )
  await user.selectOptions(
    await screen.findByLabelText('The names of the columns stand in'),
    'Row 2: Dag · Wat · Hoeveel · Staan',
  )
  await user.type(screen.getByLabelText('Bank'), 'Kredietunie')
  await user.selectOptions(screen.getByLabelText('Day'), 'Dag · 2026-11-02')
  await user.selectOptions(screen.getByLabelText('Text'), 'Wat · Thandi 261102-07413022')
  await user.selectOptions(screen.getByLabelText('Amount'), 'Hoeveel · 118,00')
  await user.selectOptions(screen.getByLabelText('Balance'), 'Staan · 1118,00')
  await user.click(screen.getByRole('button', { name: 'Read the file' }))
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
  expect(onRead.mock.calls[0]?.[0]).toMatchObject({
    bank: 'Kredietunie',
    lines: [
      { date: '2026-11-02', amount: '118.00', description: 'Thandi 261102-07413022' },
      { date: '2026-11-03', amount: '-950.00', balance: '168.00' },
    ],
    problems: [],
  })
  // The next file with these names is read by itself.
  expect(sent('KeepBankForm')).toMatchObject([
    { header: expect.stringContaining('hoeveel') as string },
  ])
})
