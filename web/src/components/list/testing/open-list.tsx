import { ApolloProvider } from '@apollo/client/react'
import { configure, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import type { LiveTable } from '@/graphql/live/live-map.ts'
import { renderScreen } from '@/testing/render.tsx'
import { ListPage, type ListPageProps } from '../list-page.tsx'
import { listRoute } from '../list-route.ts'
import type { FakeServer } from './fake-server.ts'
import { orders, type OrderRow } from './orders-fixture.ts'

// Other work on the machine is no failure.
configure({ asyncUtilTimeout: 5000 })

type Props = Partial<ListPageProps<OrderRow, typeof orders.filters>>

/**
 * The list of the tests as a route of its own, at an address, with this server behind it.
 * @param props.over what stands over the list, such as a dialog
 */
export function openList(
  server: FakeServer,
  address = '/orders',
  { live, over, ...props }: Props & { live?: LiveTable; over?: ReactNode } = {},
  options: Parameters<typeof renderScreen>[1] = {},
) {
  const list = live === undefined ? orders : { ...orders, live }
  const router = createMemoryRouter(
    [
      {
        path: '/orders/:id?',
        ...listRoute(list, server.client),
        Component: () => (
          <>
            <ListPage list={list} {...props} />
            {over}
          </>
        ),
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
  /** The router has arrived there. */
  const at = async (address: string) => waitFor(() => expect(where()).toBe(address))
  return { ...screen, router, where, at }
}
