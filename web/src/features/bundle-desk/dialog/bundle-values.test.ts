import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { bundleSchema, type BundleValues } from './bundle-schema.ts'
import { previewOf, rowOfBundle, valuesOfBundle, type WholeBundle } from './bundle-values.ts'
import { copyOf } from './save-whole-bundle.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const now = new Date('2027-02-03T06:00:00Z')

const bundle: WholeBundle = {
  __typename: 'ProductBundle',
  nodeId: 'n',
  id: 'b',
  updatedAt: '2027-01-01T00:00:00Z',
  title: 'Term 1',
  description: '<p>All</p><blockquote>Kept</blockquote>',
  price: '80.00',
  pricePercentage: '75.00',
  completePrice: true,
  discountPercentage: null,
  salePercentage: null,
  saleStartsAt: null,
  saleEndsAt: null,
  featured: false,
  publishDate: '2027-01-01T06:00:30.5+00:00',
  thumbnails: ['ProductBundles/b/Thumbnails/1-a.jpg'],
  tags: ['t'],
  categoryId: null,
  products: {
    __typename: 'ProductBundleProductConnection',
    edges: ['p2', 'p1'].map((productId) => ({
      __typename: 'ProductBundleProductEdge',
      node: { __typename: 'ProductBundleProduct', nodeId: productId, productId },
    })),
  },
}

const wrong = (change: Partial<BundleValues>) =>
  (
    bundleSchema(intl).safeParse({ ...valuesOfBundle(bundle, now), ...change }).error?.issues ?? []
  ).map(({ path, message }) => `${path.join('.')}: ${message}`)

test('what was read is written as it was, the members in their order', () => {
  expect(rowOfBundle(valuesOfBundle(bundle, now), bundle)).toEqual({
    title: 'Term 1',
    description: bundle.description,
    productIds: ['p2', 'p1'],
    price: null,
    pricePercentage: '75.00',
    discountPercentage: null,
    completePrice: true,
    salePercentage: null,
    saleStartsAt: null,
    saleEndsAt: null,
    featured: false,
    publishDate: '2027-01-01T06:00:30.5+00:00',
    thumbnails: bundle.thumbnails,
    tags: ['t'],
    categoryId: null,
  })
})

test('a price by hand takes the place of a percentage, and the other way round', () => {
  const values = valuesOfBundle(bundle, now)
  expect(rowOfBundle({ ...values, priceKind: 'amount', price: '60' }, bundle)).toMatchObject({
    price: '60',
    pricePercentage: null,
  })
  // What was typed before the other way was chosen does not count.
  expect(rowOfBundle({ ...values, price: '60' }, bundle)).toMatchObject({
    price: null,
    pricePercentage: '75.00',
  })
  expect(previewOf({ ...values, pricePercentage: '12.' })).toMatchObject({
    price: null,
    pricePercentage: null,
  })
})

test('a new one begins with the chosen resources, is published now, and its price is set by hand', () => {
  expect(valuesOfBundle(null, now, ['p1'])).toMatchObject({
    productIds: ['p1'],
    priceKind: 'amount',
    published: true,
    publishDate: '2027-02-03T08:00',
  })
})

test.each<[Partial<BundleValues>, string[]]>([
  [{}, []],
  [{ title: ' ' }, ['title: Title is required']],
  [{ productIds: [] }, ['productIds: Choose at least one resource']],
  [{ pricePercentage: '' }, ['pricePercentage: A percentage is 0 to 100.']],
  [{ pricePercentage: '101' }, ['pricePercentage: A percentage is 0 to 100.']],
  [{ publishDate: '' }, ['publishDate: Publish Date is required']],
  [{ published: false, publishDate: '' }, []],
])('%o', (change, expected) => expect(wrong(change)).toEqual(expected))

test('a copy has no pictures and is not in the shop; its description stays whole', () => {
  expect(copyOf(bundle)).toMatchObject({
    title: 'Term 1 - COPY',
    thumbnails: [],
    publishDate: null,
    description: bundle.description,
    productIds: ['p2', 'p1'],
  })
  expect(copyOf({ ...bundle, title: 'x'.repeat(200) }).title).toHaveLength(200)
})
