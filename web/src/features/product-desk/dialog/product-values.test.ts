import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { copyOf } from './duplicate-product.ts'
import { productSchema, type ProductValues } from './product-schema.ts'
import { rowOfProduct, valuesOfProduct, type WholeProduct } from './product-values.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const now = new Date('2027-02-03T06:00:00Z')

const product: WholeProduct = {
  __typename: 'Product',
  nodeId: 'n',
  id: 'p',
  updatedAt: '2027-01-01T00:00:00Z',
  title: 'Fractions',
  description: '<p>Halves</p><blockquote>Kept</blockquote>',
  price: '49.90',
  discountPercentage: '10',
  salePercentage: null,
  saleStartsAt: null,
  saleEndsAt: null,
  eCommerceProduct: true,
  subscriptionProduct: false,
  physical: false,
  featured: true,
  publishDate: '2027-01-01T06:00:30.5+00:00',
  thumbnails: ['Products/p/1-a.jpg'],
  tags: ['t'],
  categoryId: null,
  questions: '[]',
  sku: 1009,
  pages: 12,
  marks: null,
  language: 'af',
  term: 2,
  topic: null,
  productContent: null,
}

const wrong = (change: Partial<ProductValues>, stored: readonly string[] = []) =>
  (
    productSchema(intl, stored).safeParse({ ...valuesOfProduct(product, now), ...change }).error
      ?.issues ?? []
  ).map(({ path, message }) => `${path.join('.')}: ${message}`)

test('a new one is published now, at the minute, and sold in the shop', () => {
  expect(valuesOfProduct(null, now)).toMatchObject({
    published: true,
    publishDate: '2027-02-03T08:00',
    eCommerceProduct: true,
  })
})

test('what was read is written as it was; an untouched description and moment stay whole', () => {
  const row = rowOfProduct(valuesOfProduct(product, now), product)
  expect(row).toMatchObject({
    title: 'Fractions',
    price: '49.90',
    publishDate: '2027-01-01T06:00:30.5+00:00',
    sku: 1009,
    term: 2,
    categoryId: null,
    topic: null,
    marks: null,
  })
  expect(row).not.toHaveProperty('description')
})

test('not published is no date, whatever stands in the field', () => {
  const values = { ...valuesOfProduct(product, now), published: false }
  expect(rowOfProduct(values, product)).toMatchObject({ publishDate: null })
})

test('what is wrong is said at its field', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ title: ' ' })).toEqual(['title: Title is required'])
  expect(wrong({ publishDate: '' })).toEqual(['publishDate: Publish Date is required'])
  expect(wrong({ publishDate: '', published: false })).toEqual([])
  expect(wrong({ price: 'ten' })).toEqual([
    'price: A price is an amount in rand, or empty for free',
  ])
  expect(wrong({ discountPercentage: '101' })).toEqual([
    'discountPercentage: A discount is 0 to 100 per cent.',
  ])
  expect(wrong({ sku: '-1' })).toEqual(['sku: A SKU is a whole number'])
  expect(wrong({ pages: '0' })).toEqual(['pages: A whole number from 1'])
  const old = 'https://old.example/v'
  expect(wrong({ videos: [old] })).toEqual([
    'videos: One or more video IDs are invalid. Use YouTube or Vimeo IDs.',
  ])
  expect(wrong({ videos: [old] }, [old])).toEqual([])
})

test('a copy ends in its mark, also of a long title, and takes the description whole', () => {
  expect(copyOf(product)).toMatchObject({
    title: 'Fractions - COPY',
    description: product.description,
    thumbnails: [],
    sku: null,
    publishDate: null,
    tags: ['t'],
  })
  const long = copyOf({ ...product, title: 'x'.repeat(200) }) as { title: string }
  expect(long.title).toHaveLength(200)
  expect(long.title).toMatch(/ - COPY$/)
})
