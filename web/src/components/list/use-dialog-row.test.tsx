import { ApolloClient, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MockLink } from '@apollo/client/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import { useDialogRow } from './use-dialog-row.ts'

interface Answer {
  row: { __typename: 'Row'; id: string; label: string } | null
}
const document: TypedDocumentNode<Answer, { id: string }> = gql`
  query RowNow($id: UUID!) {
    row(id: $id) {
      id
      label
    }
  }
`
const nothing = '-'
const id = '00000000-0000-4000-8000-000000000001'
const answer = (row: Answer['row']) => ({
  request: { query: document, variables: { id } },
  result: { data: { row } },
})
const there = answer({ __typename: 'Row', id, label: 'New Year' })

function open(first: string, ...answers: MockLink.MockedResponse[]) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new MockLink(answers, { defaultOptions: { delay: 0 } }),
  })
  const onMissing = vi.fn()
  function Screen() {
    const [asked, ask] = useState<string | null>(first)
    const row = useDialogRow(document, asked, (data) => data.row ?? undefined, onMissing)
    return (
      <>
        <output>{row?.label ?? nothing}</output>
        <button onClick={() => ask(null)} />
      </>
    )
  }
  const shown = renderScreen(
    <ApolloProvider client={client}>
      <Screen />
    </ApolloProvider>,
  )
  return { ...shown, client, onMissing }
}

const says = async (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

afterEach(hideSnack)

test('the row is read by its id, and gone when the dialog closes', async () => {
  const { user, onMissing } = open(id, there)
  await says('New Year')
  await user.click(screen.getByRole('button'))
  await says('-')
  expect(onMissing).not.toHaveBeenCalled()
})

test('a row that is deleted meanwhile stays in its dialog', async () => {
  const { client, onMissing } = open(id, there, answer(null))
  await says('New Year')
  await act(async () => client.refetchQueries({ include: [document] }))
  await says('New Year')
  expect(onMissing).not.toHaveBeenCalled()
})

test.each([
  ['of no row', id, answer(null)],
  ['that is none', 'yes', there],
  ['that cannot be read', id, { ...there, result: { errors: [{ message: 'server_busy' }] } }],
])('an id %s closes the dialog, and a notice says so', async (_name, asked, response) => {
  const { onMissing } = open(asked, response)
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce())
  expect(snack.get()?.kind).toBe('error')
  await says('-')
})
