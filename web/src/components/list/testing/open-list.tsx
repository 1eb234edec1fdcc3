import { ApolloProvider } from '@apollo/client/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { renderScreen } from '@/testing/render.tsx'
import { ListPage, type ListPageProps } from '../list-page.tsx'
import { listRoute } from '../list-route.ts'
import type { FakeServer } from './fake-server.ts'
import { orders, type OrderRow } from './orders-fixture.ts'

type Props = Partial<ListPageProps<OrderRow, typeof orders.filters>>

/** The list of the tests as a route of its own, at an address, with this server behind it. */
export function openList(
  server: FakeServer,
  address = '/orders',
  props: Props = {},
  options: Parameters<typeof renderScreen>[1] = {},
) {
  const router = createMemoryRouter(
    [
      {
        path: '/orders/:id?',
        ...listRoute(orders, server.client),
        Component: () => <ListPage list={orders} {...props} />,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [address] },
  )
  const screen = renderScreen(
    <ApolloProvider client={server.client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
    options,
  )
  const where = () => `${router.state.location.pathname}${router.state.location.search}`
  return { ...screen, router, where }
}
