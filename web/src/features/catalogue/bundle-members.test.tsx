import { InMemoryCache } from '@apollo/client'
import { MockedProvider } from '@apollo/client/testing/react'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { BundleMembers } from './bundle-members.tsx'
import {
  BundleMembers_BundleFragmentDoc,
  type BundleMembers_BundleFragment,
} from './bundle-members.generated.ts'

const member = (title: string, product: object | null) => ({
  __typename: 'ProductBundleMember',
  nodeId: title,
  title,
  product,
})
const sold = {
  __typename: 'Product',
  nodeId: 'p',
  id: '5f1d8a52-1a2f-4c55-9a3b-0c6f3c9a7a11',
  thumbnails: [],
  physical: false,
  language: 'English',
  price: '40.00',
  discountPercentage: '0',
  salePrice: '40.00',
  eCommerceProduct: true,
}
const bundle = {
  __typename: 'ProductBundle',
  nodeId: 'bundle',
  salePrice: '70.00',
  apartPrice: null,
  saving: null,
  products: {
    __typename: 'ProductBundleMemberConnection',
    edges: [member('Fractions', sold), member('Answers', null)].map((node) => ({
      __typename: 'ProductBundleMemberEdge',
      node,
    })),
  },
} as unknown as BundleMembers_BundleFragment // as it comes, with the names of its types

test.each([
  ['en', 'Only in this bundle'],
  ['af', 'Net in hierdie bundel'],
] as const)('of a member that is not sold apart it says so (%s)', async (locale, words) => {
  const cache = new InMemoryCache({
    typePolicies: { ProductBundle: { keyFields: ['nodeId'] } },
  })
  const kept = {
    fragment: BundleMembers_BundleFragmentDoc,
    fragmentName: 'BundleMembers_bundle',
  }
  cache.writeFragment({ ...kept, id: 'ProductBundle:{"nodeId":"bundle"}', data: bundle })
  renderScreen(
    <MockedProvider cache={cache}>
      <MemoryRouter>
        <BundleMembers
          bundle={{ __typename: 'ProductBundle', nodeId: 'bundle' } as never} // what the cache finds it by
          link={(id) => ({ to: `/product/${id}` })}
        />
      </MemoryRouter>
    </MockedProvider>,
    { locale },
  )
  const [apart, only] = await screen.findAllByRole('listitem')
  if (apart === undefined || only === undefined) throw new Error('two members')
  expect(within(apart).getByRole('link', { name: 'Fractions' })).toBeVisible()
  expect(apart).not.toHaveTextContent(words)
  expect(only).toHaveTextContent(`Answers${words}`)
  expect(within(only).queryByRole('link')).not.toBeInTheDocument()
})
