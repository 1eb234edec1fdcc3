import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { CartDialog } from './cart-dialog.tsx'

vi.mock('./checkout/later-steps.ts', () => ({
  PlacedStep: () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

test('a step whose file is missing is told in the dialog, which stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', element: <CartDialog step="placed" /> }])
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  renderScreen(
    <ApolloProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </ApolloProvider>,
  )
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  logged.mockRestore()
})
