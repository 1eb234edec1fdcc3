import { expect, test } from 'vitest'
import type { LibraryContentQuery } from './content-query.generated.ts'
import { readLibraryItem } from './library-item.ts'

/** __typename does not matter in these tests. */
const read = (answer: object) => readLibraryItem(answer as LibraryContentQuery) // without __typename

const nothing = {
  own: { edges: [] },
  bundleLines: { edges: [] },
  bundle: null,
}
const fractions = {
  nodeId: 'n1',
  id: 'p1',
  title: 'Fractions',
  language: 'en',
  physical: false,
  thumbnails: ['cover.webp', null, 'page-1.webp'],
}
const resource = {
  id: 'p1',
  title: 'Fractions',
  language: 'en',
  physical: false,
  pictures: ['cover.webp', 'page-1.webp'],
}

const line = (orderStatus: string) => ({
  node: {
    nodeId: 'l1',
    title: 'Mathematics corner',
    order: { nodeId: 'o1', orderStatus },
    members: {
      edges: [
        { node: { nodeId: 'm1', productId: 'p1', title: 'Fractions', product: fractions } },
        { node: { nodeId: 'm2', productId: 'p2', title: 'No longer sold', product: null } },
        { node: { nodeId: 'm3', productId: null, title: 'Deleted', product: null } },
      ],
    },
  },
})

test('a resource of the library', () => {
  const own = { edges: [{ node: fractions }] }
  expect(read({ ...nothing, own })).toEqual({ kind: 'resource', resource })
})

test('a bundle contains the resources that it had when it was bought', () => {
  const bundleLines = { edges: [line('CANCELLED'), line('PAID')] }
  expect(read({ ...nothing, bundleLines })).toEqual({
    kind: 'bundle',
    title: 'Mathematics corner',
    resources: [
      resource,
      { id: 'p2', title: 'No longer sold', language: null, physical: false, pictures: [] },
    ],
  })
})

test.each(['PENDING', 'PROCESSING', 'CANCELLED'])('a bundle in an order that is %s', (status) => {
  expect(read({ ...nothing, bundleLines: { edges: [line(status)] } })).toBeNull()
})

test('a bundle that was not bought contains only its owned resources', () => {
  const member = (ownedAs: string | null) => ({
    node: { nodeId: 'b1', product: { ...fractions, ownedAs } },
  })
  const bundle = (...edges: ReturnType<typeof member>[]) => ({
    nodeId: 'b',
    title: 'Mathematics corner',
    products: { edges },
  })
  expect(read({ ...nothing, bundle: bundle(member('bought'), member(null)) })).toEqual({
    kind: 'bundle',
    title: 'Mathematics corner',
    resources: [resource],
  })
  expect(read({ ...nothing, bundle: bundle(member(null)) })).toBeNull()
})
