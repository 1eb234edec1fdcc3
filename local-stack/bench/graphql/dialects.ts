import { projectKeys } from '../../src/keys.ts'
import { readConnection, readPage, type Dialect } from './dialect.ts'
import { pageSize } from './question.ts'

const json = { 'content-type': 'application/json' }

/** The selection of the shop's search page, as `web` sends it (search-page.graphql), without the tree of categories. */
const selection = `
    totalCount
    edges {
      cursor
      node {
        nodeId id title thumbnails featured physical price
        category { nodeId name slug parent { nodeId name } }
      }
    }
    pageInfo { hasNextPage endCursor }`
const order = `[
      { featured: DescNullsLast }
      { publishDate: DescNullsLast }
      { title: AscNullsLast }
      { id: AscNullsLast }
    ]`
const documents = {
  search: `query SearchPage($words: String!, $filter: ProductFilter!, $first: Int!) {
  products: searchProducts(words: $words, filter: $filter, first: $first, orderBy: ${order}) {${selection}
  }
}`,
  filter: `query SearchPage($filter: ProductFilter!, $first: Int!) {
  products: productCollection(filter: $filter, first: $first, orderBy: ${order}) {${selection}
  }
}`,
}

const anywhere = (word: string) => `%${word}%`

/** Sent through the gateway, as by a visitor's browser. */
export const gateway: Dialect = {
  request: (way, { words, categoryIds }) => {
    const inCategory = { categoryId: { in: categoryIds } }
    const variables =
      way === 'search'
        ? { words: words.join(' '), filter: inCategory, first: pageSize }
        : {
            filter: {
              ...inCategory,
              and: words.map((word) => ({ searchField: { ilike: anywhere(word) } })),
            },
            first: pageSize,
          }
    return {
      path: '/graphql/v1',
      headers: { ...json, apikey: projectKeys.publishable },
      body: JSON.stringify({ operationName: 'SearchPage', query: documents[way], variables }),
    }
  },
  read: readConnection,
}

/** The same selection with PostGraphile's names: `id` is its node id, `rowId` the column. */
const theirSelection = `
    totalCount
    edges {
      cursor
      node {
        nodeId: id id: rowId title thumbnails featured physical price
        category: productCategoryByCategoryId {
          nodeId: id name slug parent: productCategoryByParentId { nodeId: id name }
        }
      }
    }
    pageInfo { hasNextPage endCursor }`
const theirOrder = '[FEATURED_DESC, PUBLISH_DATE_DESC, TITLE_ASC, ROW_ID_ASC]'
const theirDocuments = {
  search: `query SearchPage($words: String!, $filter: ProductFilter!, $first: Int!) {
  products: searchProducts(words: $words, filter: $filter, first: $first, orderBy: ${theirOrder}) {${theirSelection}
  }
}`,
  filter: `query SearchPage($filter: ProductFilter!, $first: Int!) {
  products: allProducts(filter: $filter, first: $first, orderBy: ${theirOrder}) {${theirSelection}
  }
}`,
}

export const postgraphile: Dialect = {
  request: (way, { words, categoryIds }) => {
    const inCategory = { categoryId: { in: categoryIds } }
    const variables =
      way === 'search'
        ? { words: words.join(' '), filter: inCategory, first: pageSize }
        : {
            filter: {
              ...inCategory,
              and: words.map((word) => ({ searchField: { likeInsensitive: anywhere(word) } })),
            },
            first: pageSize,
          }
    return {
      path: '/graphql',
      headers: json,
      body: JSON.stringify({ operationName: 'SearchPage', query: theirDocuments[way], variables }),
    }
  },
  read: readConnection,
}

export const plain: Dialect = {
  request: (way, { words, categoryIds }) => ({
    path: `/${way}`,
    headers: json,
    body: JSON.stringify({
      words: way === 'search' ? words.join(' ') : words.map(anywhere),
      categoryIds,
      first: pageSize,
    }),
  }),
  read: readPage,
}
