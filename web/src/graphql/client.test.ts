import { gql } from '@apollo/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/config/env.ts'
import { accessToken } from '@/lib/session.ts'
import { apolloClient, onAnswer } from './client.ts'

vi.mock('@/lib/session.ts', () => ({ accessToken: vi.fn() }))

const query = gql`
  query Unread {
    myUnreadAnnouncements
  }
`

const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  asked.mockImplementation(async () =>
    Promise.resolve(Response.json({ data: { myUnreadAnnouncements: '3' } })),
  )
  vi.stubGlobal('fetch', asked)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  asked.mockReset()
  await apolloClient.clearStore()
})

const ask = async () => apolloClient.query({ query, fetchPolicy: 'network-only' })

async function headersFor(token: string | null) {
  vi.mocked(accessToken).mockResolvedValue(token)
  await ask()
  const [url, init] = asked.mock.lastCall ?? []
  expect(url).toBe(`${env.supabaseUrl}/graphql/v1`)
  return new Headers(init?.headers)
}

test('somebody who is signed in is named to the project', async () => {
  const headers = await headersFor('a-token')
  expect(headers.get('apikey')).toBe(env.publishableKey)
  expect(headers.get('authorization')).toBe('Bearer a-token')
})

test('a visitor names the project only', async () => {
  const headers = await headersFor(null)
  expect(headers.get('apikey')).toBe(env.publishableKey)
  expect(headers.has('authorization')).toBe(false)
})

test('each answer of the server is told, what is known offline is not', async () => {
  const heard = vi.fn()
  onAnswer(heard)
  await ask()
  expect(heard).toHaveBeenCalledOnce()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await ask()).data).toEqual({ myUnreadAnnouncements: '3' })
  expect(heard).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledOnce()
})

test('whoever asks sees of an entity what they named themselves, and not what a fragment names', async () => {
  const cart = { __typename: 'TeacherProductsOrder', nodeId: 'o', orderNumber: 'N-1' }
  asked.mockImplementation(async () => Promise.resolve(Response.json({ data: { myCart: cart } })))
  const { data } = await apolloClient.query({
    query: gql`
      query Cart {
        myCart {
          nodeId
          ...Number
        }
      }
      fragment Number on TeacherProductsOrder {
        orderNumber
      }
    `,
  })
  expect(data).toEqual({ myCart: { __typename: 'TeacherProductsOrder', nodeId: 'o' } })
})

test('a list that is asked for again is merged like any other answer', () => {
  expect(apolloClient.defaultOptions.watchQuery?.refetchWritePolicy).toBe('merge')
})
