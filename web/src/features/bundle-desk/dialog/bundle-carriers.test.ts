import { expect, test } from 'vitest'
import { rowOfBundle, valuesOfBundle, type WholeBundle } from './bundle-values.ts'

/** A bundle with another value in each column; round 2 has the other truth values and a share for a price. */
const filled = (round: 1 | 2): WholeBundle => ({
  __typename: 'ProductBundle',
  nodeId: `node ${round}`,
  id: `bundle ${round}`,
  updatedAt: `2031-01-0${round}T00:00:00Z`,
  title: `Title ${round}`,
  description: `<p>Description ${round}</p>`,
  price: round === 1 ? '11.25' : null,
  pricePercentage: round === 1 ? null : '82.50',
  completePrice: round === 1,
  discountPercentage: `2${round}.50`,
  salePercentage: `3${round}.75`,
  saleStartsAt: `2031-02-0${round}T06:0${round}:00.000Z`,
  saleEndsAt: `2031-03-0${round}T07:1${round}:00.000Z`,
  featured: round === 1,
  publishDate: `2031-04-0${round}T08:2${round}:00.000Z`,
  thumbnails: [`Bundles/b${round}.png`, `Bundles/a${round}.png`],
  tags: [`tag b ${round}`, `tag a ${round}`],
  categoryId: `category ${round}`,
  products: {
    __typename: 'ProductBundleProductConnection',
    edges: ['second', 'first'].map((productId) => ({
      __typename: 'ProductBundleProductEdge' as const,
      node: { __typename: 'ProductBundleProduct' as const, nodeId: productId, productId },
    })),
  },
})

test.each([1, 2] as const)(
  'what the dialog shows is what it saves, of each column (%i)',
  (round) => {
    const bundle = filled(round)
    const { __typename, nodeId, id, updatedAt, products, ...row } = bundle
    expect([__typename, nodeId, id, updatedAt, products].every(Boolean)).toBe(true)
    expect(rowOfBundle(valuesOfBundle(bundle, new Date(0)), bundle)).toEqual({
      ...row,
      productIds: ['second', 'first'],
    })
  },
)
