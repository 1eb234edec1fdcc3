import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache, withoutNodes } from './cache.ts'
import { idOfNode, nodeIdOf } from './node-id.ts'

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

test('a row on the page that comes before it is not there twice', () => {
  const { write, read } = filledCache()
  write(['c', 'b'], true)
  expect(read()).toEqual(['cbd', false])
})

test('a page after a row in the middle takes the place of what followed', () => {
  const { write, read } = filledCache()
  write(['x', 'y'], true, 'after b')
  expect(read()).toEqual(['abxy', true])
})

test('an empty first page that says that more follows is all there is', () => {
  const { write, read } = filledCache()
  write([], true)
  expect(read()).toEqual(['', true])
})

test('a nodeId gives the key of its row back, or nothing', () => {
  expect(idOfNode(nodeIdOf('product', 'x'))).toBe('x')
  expect(idOfNode(btoa('["public"]'))).toBe('')
})

test('a list without some entities, and the same list where none of them is in it', () => {
  const edge = (name: string) => ({ cursor: name, node: { __ref: name } })
  const stored = { edges: ['a', 'b', 'c'].map(edge), pageInfo: null }
  expect(withoutNodes(stored, new Set(['b', 'x']))).toEqual({
    ...stored,
    edges: ['a', 'c'].map(edge),
  })
  expect(withoutNodes(stored, new Set(['x']))).toBe(stored)
})

test('an entity is known by a nodeId that is text', () => {
  const cache = createCache()
  expect(cache.identify({ __typename: 'Product', nodeId: 'n' })).toBe('n')
  expect(cache.identify({ __typename: 'Product', nodeId: 7 })).toBeUndefined()
})

test('the lines of an order are always all of them', () => {
  const cache = createCache()
  const order = gql`
    query Order {
      myCart {
        nodeId
        orderLineCollection {
          edges {
            node {
              nodeId
            }
          }
          total
        }
      }
    }
  `
  const write = (lines: object) =>
    cache.writeQuery({
      query: order,
      data: {
        myCart: { __typename: 'TeacherProductsOrder', nodeId: 'o', orderLineCollection: lines },
      },
    })
  write({ edges: [{ node: { __typename: 'OrderLine', nodeId: 'l' } }], total: 1 })
  write({ edges: [], total: 0 })
  expect(cache.readQuery({ query: order })).toMatchObject({
    myCart: { orderLineCollection: { edges: [], total: 0 } },
  })
})

const library = gql`
  query Library($atMost: Int, $skipping: Int) {
    myLibrary(view: "bought", atMost: $atMost, skipping: $skipping) {
      edges {
        cursor
        node {
          nodeId
          title
          ownedSince
        }
      }
    }
  }
`

/** The later in the alphabet, the later acquired. Pages come in any order. */
function openLibrary() {
  const cache = createCache()
  const write = (names: string[], skipping: number) =>
    cache.writeQuery({
      query: library,
      variables: { atMost: 3, skipping },
      data: {
        myLibrary: {
          __typename: 'ProductConnection',
          edges: names.map((name) => ({
            __typename: 'ProductEdge',
            cursor: name,
            node: {
              __typename: 'Product',
              nodeId: nodeIdOf('product', name),
              title: name,
              ownedSince: new Date(2026, 0, name.charCodeAt(0) - 90).toISOString(),
            },
          })),
        },
      },
    })
  const read = () =>
    cache
      .readQuery<{ myLibrary: { edges: { node: { title: string } }[] } }>({
        query: library,
        variables: { atMost: 3, skipping: 0 },
      })
      ?.myLibrary.edges.map(({ node }) => node.title)
      .join('')
  write(['y', 'x', 'z'], 0)
  write(['v', 'w', 'u'], 3)
  return { write, read }
}

test('the library shows what was acquired last first, however its pages are ordered', () => {
  expect(openLibrary().read()).toBe('zyxwvu')
})

test('a fresh first page of the library keeps what was loaded behind it', () => {
  const bought = openLibrary()
  bought.write(['{', 'y', 'z'], 0)
  expect(bought.read()).toBe('{zyxwvu')
  const cancelled = openLibrary()
  cancelled.write(['y', 'w', 'x'], 0)
  expect(cancelled.read()).toBe('yxwvu')
  const nothingElse = openLibrary()
  nothingElse.write(['x'], 0)
  expect(nothingElse.read()).toBe('x')
})

test.each([
  'words',
  'categoryIds',
  'tagIds',
  'eCommerceProduct',
  'kind',
  'language',
  'maxCost',
  'filter',
  'orderBy',
])('two searches that differ in %s are two lists', (argument) => {
  const cache = createCache()
  const search = gql`
    query Search($asked: String) {
      searchShop(${argument}: $asked, first: 2) {
        edges {
          cursor
        }
      }
    }
  `
  const data = { searchShop: { __typename: 'ShopItemConnection', edges: [] } }
  cache.writeQuery({ query: search, variables: { asked: 'one' }, data })
  expect(cache.readQuery({ query: search, variables: { asked: 'one' } })).not.toBeNull()
  expect(cache.readQuery({ query: search, variables: { asked: 'two' } })).toBeNull()
})
