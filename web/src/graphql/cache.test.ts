import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from './cache.ts'
import { nodeIdOf } from './node-id.ts'

const list = gql`
  query List($after: Cursor) {
    shopItemCollection(filter: {}, first: 2, after: $after) {
      edges {
        cursor
        node {
          nodeId
          title
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

const page = (names: string[], hasNextPage: boolean) => ({
  shopItemCollection: {
    __typename: 'ProductConnection',
    edges: names.map((name) => ({
      __typename: 'ProductEdge',
      cursor: `after ${name}`,
      node: { __typename: 'Product', nodeId: nodeIdOf('product', name), title: name },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `after ${names.at(-1) ?? ''}` },
  },
})

interface List {
  shopItemCollection: { edges: { node: { title: string } }[]; pageInfo: { hasNextPage: boolean } }
}

function filledCache() {
  const cache = createCache()
  const write = (names: string[], hasNextPage: boolean, after?: string) =>
    cache.writeQuery({ query: list, variables: { after }, data: page(names, hasNextPage) })
  const read = () => {
    const found = cache.readQuery<List>({ query: list })?.shopItemCollection
    return [found?.edges.map(({ node }) => node.title).join(''), found?.pageInfo.hasNextPage]
  }
  write(['a', 'b'], true)
  write(['c', 'd'], false, 'after b')
  return { write, read }
}

test('a page after a cursor is added behind it', () => {
  expect(filledCache().read()).toEqual(['abcd', false])
})

test('the same first page again does not fold the list up', () => {
  const { write, read } = filledCache()
  write(['a', 'b'], true)
  expect(read()).toEqual(['abcd', false])
})

test('a row that comes or goes above keeps what follows', () => {
  const { write, read } = filledCache()
  write(['new', 'a'], true)
  expect(read()).toEqual(['newabcd', false])
  write(['new', 'b'], true)
  expect(read()).toEqual(['newbcd', false])
})

test('a first page of other rows starts the list afresh', () => {
  const { write, read } = filledCache()
  write(['x', 'y'], true)
  expect(read()).toEqual(['xy', true])
})

test('what was last and is gone leaves the list', () => {
  const { write, read } = filledCache()
  write(['a'], false)
  expect(read()).toEqual(['a', false])
})

test('a page after a row that is gone changes nothing', () => {
  const { write, read } = filledCache()
  write(['x'], true, 'after nobody')
  expect(read()).toEqual(['abcd', false])
})

test('the nodeId is the one of pg_graphql, with its space', () => {
  // reference: base64 of ["public", "blog", 1] is WyJwdWJsaWMiLCAiYmxvZyIsIDFd
  expect(atob(nodeIdOf('product', 'x'))).toBe('["public", "product", "x"]')
})
