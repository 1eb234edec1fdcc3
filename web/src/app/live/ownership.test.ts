import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import { refreshOwnership } from './ownership.ts'

const id = (n: number) => `6f0e7f0a-3f0e-4f3e-8f0e-${String(n).padStart(12, '0')}`

const product = gql`
  fragment P on Product {
    nodeId
    ownedAs
  }
`
const bundle = gql`
  fragment B on ProductBundle {
    nodeId
    bought
  }
`

/**
 * A page that shows that many resources and one bundle, none of them bought; the server answers that all
 * are bought now.
 */
function openPage(products: number) {
  const cache = createCache()
  const asked: { name: string | undefined; ids: string[] }[] = []
  const link = new ApolloLink(({ operationName, variables }) => {
    const ids = variables['ids'] as string[] // the variables of both queries
    asked.push({ name: operationName, ids })
    const edges = ids.map((one) => ({
      node:
        operationName === 'OwnedProducts'
          ? {
              __typename: 'Product',
              nodeId: nodeIdOf('product', one),
              ownedAs: 'bought',
              libraryAccess: null,
            }
          : {
              __typename: 'ProductBundle',
              nodeId: nodeIdOf('product_bundle', one),
              bought: true,
            },
    }))
    const field =
      operationName === 'OwnedProducts' ? 'productCollection' : 'productBundleCollection'
    return new Observable((observer) => {
      observer.next({ data: { [field]: { edges } } })
      observer.complete()
    })
  })
  for (let n = 0; n < products; n += 1) {
    const nodeId = nodeIdOf('product', id(n))
    cache.writeFragment({
      fragment: product,
      data: { __typename: 'Product', nodeId, ownedAs: null },
    })
  }
  cache.writeFragment({
    fragment: bundle,
    data: { __typename: 'ProductBundle', nodeId: nodeIdOf('product_bundle', id(0)), bought: false },
  })
  return { client: new ApolloClient({ cache, link }), cache, asked }
}

test('all resources and bundles shown become bought, without a list being read again', async () => {
  const { client, cache, asked } = openPage(2)
  await refreshOwnership(client)
  expect(asked).toEqual([
    { name: 'OwnedProducts', ids: [id(0), id(1)] },
    { name: 'BoughtBundles', ids: [id(0)] },
  ])
  for (const n of [0, 1]) {
    const stored = cache.readFragment({ fragment: product, id: nodeIdOf('product', id(n)) })
    expect(stored).toMatchObject({ ownedAs: 'bought' })
  }
  const stored = cache.readFragment({ fragment: bundle, id: nodeIdOf('product_bundle', id(0)) })
  expect(stored).toMatchObject({ bought: true })
})

test('many ids are requested in batches', async () => {
  const { client, asked } = openPage(201)
  await refreshOwnership(client)
  expect(asked.map(({ ids }) => ids.length)).toEqual([200, 1, 1])
})

test('a page without resources requests nothing', async () => {
  const { client, asked } = openPage(0)
  client.cache.evict({ id: nodeIdOf('product_bundle', id(0)) })
  await refreshOwnership(client)
  expect(asked).toEqual([])
})
