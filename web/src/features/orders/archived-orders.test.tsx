import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { renderScreen } from '@/testing/render.tsx'
import { ArchivedOrders } from './archived-orders.tsx'

const edge = (place: number) => ({
  __typename: 'ArchivedTeacherProductsOrderEdge',
  cursor: `c${place}`,
  node: {
    __typename: 'ArchivedTeacherProductsOrder',
    nodeId: `n${place}`,
    id: `i${place}`,
    orderNumber: `240101-0000000${place}`,
    orderDateTime: '2024-01-01T08:30:45Z',
    orderTotal: '64.00',
  },
})

/** An archive of so many orders, from a server that gives as many as are asked for. */
function openArchive(total: number) {
  const asked: unknown[] = []
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables)
    const first = Number(variables['first'])
    const begin = variables['after'] === undefined ? 0 : Number(String(variables['after']).slice(1))
    const places = Array.from({ length: total }, (_, place) => place + 1)
    const edges = places.slice(begin, begin + first).map(edge)
    return new Observable((observer) => {
      observer.next({
        data: {
          archived: {
            __typename: 'ArchivedTeacherProductsOrderConnection',
            totalCount: total,
            edges,
            pageInfo: {
              __typename: 'PageInfo',
              hasNextPage: begin + first < total,
              endCursor: edges.at(-1)?.cursor ?? null,
            },
          },
        },
      })
      observer.complete()
    })
  })
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true })
  const { user, container } = renderScreen(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ArchivedOrders />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return { asked, user, container }
}

test('"View more" brings the rest of the archive, a request at a time', async () => {
  const { asked, user } = openArchive(12)
  await user.click(await screen.findByText('12 cancelled orders in the archive'))
  expect(screen.getAllByRole('link')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'View more' }))
  expect(await screen.findByText('240101-000000012')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'View more' })).toBeNull()
  expect(asked).toEqual([{ first: 10 }, { first: 10, after: 'c10' }])
})

test('without archived orders there is nothing to see', async () => {
  const { asked, container } = openArchive(0)
  await expect.poll(() => asked).toHaveLength(1)
  expect(container).toBeEmptyDOMElement()
})
