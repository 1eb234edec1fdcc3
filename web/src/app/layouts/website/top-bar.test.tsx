import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type * as sessions from '@/lib/session.ts'
import { renderScreen } from '@/testing/render.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { TopBar } from './top-bar.tsx'

vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<typeof sessions>()),
  useSession: () => ({ status: 'signed-out', codeDue: false }),
}))
vi.mock('@/components/loading-bar.tsx', () => ({ LoadingBar: () => null }))

test.each([
  ['the top bar', <TopBar />],
  ['the drawer', <SideDrawer open onOpenChange={() => undefined} />],
])('Sign In of %s leads to the shop of who is signed in', async (_where, part) => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  renderScreen(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/about-us']}>{part}</MemoryRouter>
    </ApolloProvider>,
  )
  const link = await screen.findByRole('link', { name: 'Sign In' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://kryt.example')
  expect(address.searchParams.get('redirect')).toBe('/app/products')
})
