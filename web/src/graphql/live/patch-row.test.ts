import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from '../cache.ts'
import { nodeIdOf } from '../node-id.ts'
import { isCached, patchRow } from './patch-row.ts'

const fields = gql`
  fragment Fields on Product {
    nodeId
    title
    price
    salePrice
    questions
  }
`
const nodeId = nodeIdOf('product', 'a')

function openPage() {
  const cache = createCache()
  cache.writeFragment({
    fragment: fields,
    data: {
      __typename: 'Product',
      nodeId,
      title: 'Breuke',
      price: '45.00',
      salePrice: '36.00',
      questions: '[]',
    },
  })
  const patch = (row: Record<string, unknown>, id = 'a') =>
    patchRow(cache, { table: 'product', id, row })
  return { cache, patch, read: () => cache.readFragment({ fragment: fields, id: nodeId }) }
}

test('numbers and documents become the text that GraphQL would have sent', () => {
  const { patch, read } = openPage()
  const questions = [{ type: 'Text', label: 'Name' }]
  patch({ id: 'a', title: 'Fractions', price: 50, sale_price: 40.5, questions, not_asked_for: 1 })
  expect(read()).toEqual({
    __typename: 'Product',
    nodeId,
    title: 'Fractions',
    price: '50',
    salePrice: '40.5',
    questions: JSON.stringify(questions),
  })
})

test('what was taken away becomes empty, not zero and not the word null', () => {
  const { patch, read } = openPage()
  patch({ price: null, sale_price: null, questions: null })
  expect(read()).toMatchObject({ price: null, salePrice: null, questions: null })
})

test('text stays text', () => {
  const { patch, read } = openPage()
  patch({ price: '49.90', title: 'Breuke 2' })
  expect(read()).toMatchObject({ price: '49.90', title: 'Breuke 2' })
})

test('a number in a column of text or of whole numbers stays what it is', () => {
  const cache = createCache()
  const fragment = gql`
    fragment Counted on ProductBundle {
      nodeId
      memberCount
    }
  `
  const id = nodeIdOf('product_bundle', 'b')
  cache.writeFragment({
    fragment,
    data: { __typename: 'ProductBundle', nodeId: id, memberCount: 2 },
  })
  patchRow(cache, { table: 'product_bundle', id: 'b', row: { member_count: 3 } })
  expect(cache.readFragment({ fragment, id })).toMatchObject({ memberCount: 3 })
})

test('a table without such columns is patched too', () => {
  const cache = createCache()
  const fragment = gql`
    fragment Day on Holiday {
      nodeId
      labelAf
    }
  `
  const id = nodeIdOf('holiday', 'h')
  cache.writeFragment({ fragment, data: { __typename: 'Holiday', nodeId: id, labelAf: 'Kersdag' } })
  patchRow(cache, { table: 'holiday', id: 'h', row: { label_af: 'Kersfees' } })
  expect(cache.readFragment({ fragment, id })).toMatchObject({ labelAf: 'Kersfees' })
})

test('a row that no page asked for is not made up', () => {
  const { cache, patch } = openPage()
  const before = cache.extract()
  patch({ id: 'b', price: 1 }, 'b')
  expect(cache.extract()).toEqual(before)
})

test('the cache knows what was asked for, and nobody is told of the question', () => {
  const { cache } = openPage()
  let told = 0
  cache.watch({
    query: gql`
      query Q {
        node {
          nodeId
        }
      }
    `,
    optimistic: false,
    callback: () => (told += 1),
  })
  expect(isCached(cache, nodeId)).toBe(true)
  expect(isCached(cache, nodeIdOf('product', 'b'))).toBe(false)
  expect(told).toBe(0)
})
