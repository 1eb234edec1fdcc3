import { ApolloClient, ApolloLink, type FragmentType, type Unmasked } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { renderScreen } from '@/testing/render.tsx'
import {
  ProductFacts_ItemFragmentDoc,
  type ProductFacts_ItemFragment,
} from './product-facts.generated.ts'
import { ProductFacts } from './product-facts.tsx'

async function facts(columns: object, product: object | null) {
  const cache = createCache()
  const item = { __typename: 'ShopItem', nodeId: 's1' } as const
  const none = { pages: null, marks: null, topic: null }
  cache.writeFragment({
    fragment: ProductFacts_ItemFragmentDoc,
    data: {
      ...item,
      physical: false,
      mixed: false,
      language: null,
      term: null,
      tags: ['t1', 'unknown'],
      product: product && { __typename: 'Product', nodeId: 'p1', ...none, ...product },
      ...columns,
    } as unknown as Unmasked<ProductFacts_ItemFragment>,
  })
  renderScreen(
    <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
      <ProductFacts
        // A parent passes a reference whose type hides its fields.
        item={item as unknown as FragmentType<ProductFacts_ItemFragment>}
        tagNames={new Map([['t1', 'Worksheet']])}
      />
    </ApolloProvider>,
  )
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

test('a paper has its pages, topic, term, language and marks, and its tags', async () => {
  const shown = await facts(
    { language: 'af', term: 2 },
    { pages: 6, marks: 50, topic: 'Gewone breuke' },
  )
  expect(shown).toEqual([
    'PDF of 6 A4 pages, yours to print for your own classes',
    'CAPS topic: Gewone breuke',
    'Term 2',
    'In Afrikaans',
    '50 marks',
    'Worksheet',
  ])
  expect(screen.getByText('Gewone breuke')).toHaveAttribute('lang', 'af')
})

test('one page and one mark are counted as one', async () => {
  const shown = await facts({ language: 'en' }, { pages: 1, marks: 1 })
  expect(shown).toEqual([
    'PDF of 1 A4 page, yours to print for your own classes',
    'In English',
    '1 mark',
    'Worksheet',
  ])
})

test.each([
  [{ physical: true }, 'Posted to you anywhere in South Africa'],
  [
    { physical: true, mixed: true },
    'Part of it is posted to you anywhere in South Africa, the rest is downloaded',
  ],
  [{}, 'PDF, yours to print for your own classes'],
])('what is not known is left out: %o', async (columns, comes) => {
  expect(await facts(columns, null)).toEqual([comes, 'Worksheet'])
})
