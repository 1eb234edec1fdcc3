import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { renderScreen } from '@/testing/render.tsx'
import { RelatedResources } from './related-resources.tsx'

const item = (id: string, columns: object = {}) => ({
  node: {
    __typename: 'ShopItem',
    nodeId: id,
    id,
    title: id,
    term: null,
    language: 'en',
    publishDate: '2026-06-01',
    thumbnails: [],
    featured: true,
    physical: false,
    mixed: false,
    memberCovers: [],
    price: '50.00',
    salePrice: '50.00',
    discountPercentage: '0.00',
    productBundleId: null,
    category: null,
    ...columns,
  },
})

function open(found: { related?: object[]; bundles?: object[] }) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const { related = [], bundles = [] } = found
        observer.next({ data: { related: { edges: related }, bundles: { edges: bundles } } })
        observer.complete()
      }),
  )
  return renderScreen(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link, dataMasking: true })}>
        <RelatedResources
          item={{ id: 'this', term: 2, language: 'en' }}
          category={['Grade 4', 'Mathematics']}
          heading="h2"
          link={(id) => ({ to: `/shop/${id}` })}
        />
      </ApolloProvider>
    </MemoryRouter>,
  )
}

const titlesIn = (heading: string) => {
  const part = screen.getByRole('heading', { level: 2, name: heading }).closest('section')
  if (part === null) throw new Error(heading)
  return within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

test('the bundles that hold it, what follows in the term, and more of its subject', async () => {
  open({
    related: [item('Later', { term: 3 }), item('Other')],
    bundles: [item('All of it', { productBundleId: 'b1', physical: true, mixed: true })],
  })
  expect(await screen.findByText('All of it')).toBeVisible()
  expect(titlesIn('In these bundles')).toEqual(['All of it'])
  expect(titlesIn('Next in the term')).toEqual(['Later'])
  expect(titlesIn('More for Grade\u00A04 · Mathematics')).toEqual(['Other'])
})

test('a card has few badges: a bundle and a posted resource say so, and nothing is featured here', async () => {
  open({
    related: [item('Download'), item('Chart', { physical: true })],
    bundles: [item('Mixed', { productBundleId: 'b1', physical: true, mixed: true })],
  })
  const badges = async (title: string) =>
    (await screen.findByText(title)).closest('article')?.textContent.replace(title, '')
  expect(await badges('Download')).toBe('R50.00')
  expect(await badges('Chart')).toBe('R50.00Posted')
  expect(await badges('Mixed')).toBe('R50.00Bundle')
})

test('what there is none of has no heading', async () => {
  open({ related: [item('Other')] })
  expect(await screen.findByText('Other')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})
