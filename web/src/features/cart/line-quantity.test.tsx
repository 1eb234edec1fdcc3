import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { changeQuantity } from './cart-actions.ts'
import { LineQuantity } from './line-quantity.tsx'

vi.mock('./cart-actions.ts', () => ({ changeQuantity: vi.fn() }))

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
let saved: (() => void)[] = []

beforeEach(() => {
  saved = []
  vi.mocked(changeQuantity)
    .mockReset()
    .mockImplementation(
      async () => new Promise((resolve) => void saved.push(() => resolve(undefined))),
    )
})

const sent = () => vi.mocked(changeQuantity).mock.calls.map(([, , quantity]) => quantity)
const field = () => screen.getByLabelText('How many of Globe')
const open = () =>
  renderScreen(
    <ApolloProvider client={client}>
      <LineQuantity lineId="line" title="Globe" quantity={1} locked={false} />
    </ApolloProvider>,
  )
const finish = async () => act(async () => Promise.resolve(saved.shift()?.()))

test('a number that is typed while another is being saved stays, and is saved after it', async () => {
  const { user } = open()
  await user.type(field(), '5{Enter}')
  expect(sent()).toEqual([5])
  await user.clear(field())
  await user.type(field(), '7')
  await finish()
  expect(field()).toHaveValue('7')
  await user.tab()
  await waitFor(() => expect(sent()).toEqual([5, 7]))
})

test('numbers are saved in the order in which they were typed, also the one that stood there at first', async () => {
  const { user } = open()
  await user.type(field(), '5{Enter}')
  await user.clear(field())
  await user.type(field(), '1{Enter}')
  expect(sent()).toEqual([5])
  await finish()
  await waitFor(() => expect(sent()).toEqual([5, 1]))
})
