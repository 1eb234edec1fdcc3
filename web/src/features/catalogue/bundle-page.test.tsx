import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { renderScreen } from '@/testing/render.tsx'
import {
  BundleMembers_BundleFragmentDoc,
  type BundleMembers_BundleFragment,
} from './bundle-members.generated.ts'
import { BundleMembers } from './bundle-members.tsx'
import {
  ProductGallery_ItemFragmentDoc,
  type ProductGallery_ItemFragment,
} from './product-gallery.generated.ts'
import { ProductGallery } from './product-gallery.tsx'

const product = (id: string, columns: object) => ({
  __typename: 'Product' as const,
  nodeId: `p-${id}`,
  id,
  thumbnails: [`${id}.webp`],
  physical: false,
  language: 'en',
  price: '50.00',
  discountPercentage: '0.00',
  salePrice: '50.00',
  eCommerceProduct: true,
  ...columns,
})

const sheets = product('sheets', { language: 'af' })
const chart = product('chart', { physical: true, price: '120.00', salePrice: '120.00' })

const member = (title: string, held: typeof sheets | null) => ({
  node: { __typename: 'ProductBundleProduct' as const, nodeId: title, title, product: held },
})

const cover = (part: HTMLElement) => part.querySelector('img')?.getAttribute('src') ?? null

function openMembers(sums: { apartPrice: string | null; saving: string | null }) {
  const cache = createCache()
  const bundle = { __typename: 'ProductBundle', nodeId: 'b1' } as const
  cache.writeFragment({
    fragment: BundleMembers_BundleFragmentDoc,
    fragmentName: 'BundleMembers_bundle',
    data: {
      ...bundle,
      salePrice: '130.00',
      ...sums,
      products: {
        edges: [member('Werkkaarte', sheets), member('Chart', chart), member('Memo', null)],
      },
    } as unknown as BundleMembers_BundleFragment, // built by hand, without the names of connections
  })
  renderScreen(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
        <BundleMembers
          // Fragments are masked: the parent passes a reference whose type hides its fields.
          bundle={bundle as unknown as FragmentType<BundleMembers_BundleFragment>}
          link={(id) => ({ to: `/shop/${id}` })}
        />
      </ApolloProvider>
    </MemoryRouter>,
  )
}

test('each member has its cover, price and kind, and leads to itself', async () => {
  openMembers({ apartPrice: '170.00', saving: '40.00' })
  const [first, second, third] = await screen.findAllByRole('listitem')
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('three members')
  expect(cover(first)).toContain('sheets.webp')
  expect(cover(second)).toContain('chart.webp')
  expect(first).toHaveTextContent(/^WerkkaarteDownloadR50\.00$/)
  expect(second).toHaveTextContent(/^ChartPostedR120\.00$/)
  const link = within(first).getByRole('link', { name: 'Werkkaarte' })
  expect(link).toHaveAttribute('href', '/shop/sheets')
  expect(link).toHaveAttribute('lang', 'af')
  // What is not sold separately has nothing of its own to show.
  expect(third).toHaveTextContent(/^MemoOnly in this bundle$/)
  expect(within(third).queryByRole('link')).toBeNull()
})

test('what the members cost apart and what the bundle saves is told', async () => {
  openMembers({ apartPrice: '170.00', saving: '40.00' })
  const sentence = (await screen.findByText('R170.00')).closest('p')
  expect(sentence).toHaveTextContent('Apart they cost R170.00. You save R40.00 with the bundle.')
})

test('a bundle that saves nothing says nothing of it', async () => {
  openMembers({ apartPrice: null, saving: null })
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText(/Apart they cost/)).toBeNull()
})

test('the page of a bundle begins with the covers of its members, fanned out', async () => {
  const cache = createCache()
  const item = { __typename: 'ShopItem', nodeId: 's1' } as const
  cache.writeFragment({
    fragment: ProductGallery_ItemFragmentDoc,
    fragmentName: 'ProductGallery_item',
    data: {
      ...item,
      title: 'Fractions corner',
      thumbnails: ['own.webp'],
      productBundleId: 'b1',
      memberCovers: ['sheets.webp', 'chart.webp', 'memo.webp'],
    },
  })
  renderScreen(
    <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
      <ProductGallery item={item as unknown as FragmentType<ProductGallery_ItemFragment>} />
    </ApolloProvider>,
  )
  const fan = (await screen.findByRole('img', { name: 'Cover of Fractions corner' })).closest(
    '.isolate',
  )
  expect([...(fan?.querySelectorAll('img') ?? [])].map((one) => one.getAttribute('src'))).toEqual([
    expect.stringContaining('sheets.webp'),
    expect.stringContaining('chart.webp'),
    expect.stringContaining('memo.webp'),
  ])
  // They lie one over the other, each turned its own way.
  const turns = [...(fan?.children ?? [])].map(
    ({ className }) => /-?rotate-\d/.exec(className)?.[0],
  )
  expect(turns).toEqual(['-rotate-6', 'rotate-1', 'rotate-6'])
})
