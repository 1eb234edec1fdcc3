import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { renderScreen } from '@/testing/render.tsx'
import { SearchBox } from './search-box.tsx'
// Loaded here, so that no test waits for the file.
import './search-suggestions.tsx'

const found = (id: string, title: string, language: string | null) => ({
  node: {
    __typename: 'ShopItem',
    nodeId: id,
    id,
    title,
    language,
    category: {
      __typename: 'ProductCategory',
      nodeId: 'c1',
      name: 'Mathematics',
      parent: { __typename: 'ProductCategory', nodeId: 'c0', name: 'Grade 4' },
    },
  },
})

const Address = () => <p data-testid="address">{useLocation().pathname}</p>

function open({
  items = [found('breuke', 'Breuke', 'af'), found('fractions', 'Fractions', 'en')],
  corrected = null,
}: { items?: object[]; corrected?: string | null } = {}) {
  const asked: unknown[] = []
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables['words'])
        observer.next({ data: { corrected, items: { edges: items } } })
        observer.complete()
      }),
  )
  const rendered = renderScreen(
    <MemoryRouter initialEntries={['/shop']}>
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
        <SearchBox search="" toItem={(id) => ({ to: `/shop/${id}` })} />
        <Address />
      </ApolloProvider>
    </MemoryRouter>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search resources' })
  return { field, asked, ...rendered }
}

test('from three letters on, what the words find is suggested with its place and language', async () => {
  const { user, field, asked } = open()
  await user.type(field, 'bre')
  const first = await screen.findByRole('link', { name: /Breuke/ })
  expect(first).toHaveTextContent('BreukeGrade 4 · Mathematics')
  expect(first).toHaveAttribute('href', '/shop/breuke')
  expect(screen.getByText('Breuke')).toHaveAttribute('lang', 'af')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(asked).toHaveLength(1)
})

test('two letters suggest nothing any more', async () => {
  const { user, field } = open()
  await user.type(field, 'bre')
  await screen.findByRole('link', { name: /Breuke/ })
  await user.keyboard('{Backspace}')
  await expect.poll(() => screen.queryByRole('link'), { timeout: 5000 }).toBeNull()
})

test('the arrows reach a suggestion, which opens and closes them; Escape returns to the field', async () => {
  const { user, field } = open()
  await user.type(field, 'bre')
  await screen.findByRole('link', { name: /Breuke/ })
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: /Fractions/ })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('link')).toBeNull()
  await user.type(field, 'u')
  await screen.findByRole('link', { name: /Breuke/ })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByTestId('address')).toHaveTextContent('/shop/breuke')
  expect(screen.queryByRole('link')).toBeNull()
})

test('words that were corrected are told', async () => {
  const { user, field } = open({ corrected: 'fractions' })
  await user.type(field, 'fractons')
  expect(await screen.findByText('Found with “fractions”')).toBeVisible()
})
