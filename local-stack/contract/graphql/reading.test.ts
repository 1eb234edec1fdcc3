import { beforeAll, describe, expect, test } from 'vitest'
import { newTree } from '../rest/categories.ts'
import { graphql, messages } from './api.ts'

let tag: string
let root: string
beforeAll(async () => {
  ;({ tag, root } = await newTree(5))
})

interface Page {
  totalCount: number
  edges: { cursor: string; node: { name: string } }[]
  pageInfo: Record<string, unknown>
}

/** Requests a page of the root's children, ordered by name unless the arguments say otherwise. */
async function page(args: string, variables: Record<string, unknown> = {}): Promise<Page> {
  const { data, errors } = await graphql(
    `query ($root: UUID, $cursor: Cursor) {
      productCategoryCollection(${args.includes('filter:') ? '' : 'filter: {parentId: {eq: $root}},'}
        ${args.includes('orderBy:') ? '' : 'orderBy: {name: AscNullsLast},'} ${args}) {
        totalCount
        edges { cursor node { name } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`,
    { root, ...variables },
  )
  expect(errors).toBeUndefined()
  return data?.['productCategoryCollection'] as Page // the query above selects it
}
const names = ({ edges }: Page) => edges.map(({ node }) => node.name.slice(0, 1))

describe('pages', () => {
  test('forwards, with cursors, the total count and whether there are more', async () => {
    const first = await page('first: 2')
    expect(names(first)).toEqual(['1', '2'])
    expect(first).toMatchObject({
      totalCount: 5,
      pageInfo: {
        hasNextPage: true,
        hasPreviousPage: false,
        startCursor: first.edges[0]?.cursor,
        endCursor: first.edges[1]?.cursor,
      },
    })
    const second = await page('first: 3, after: $cursor', { cursor: first.edges[1]?.cursor })
    expect(names(second)).toEqual(['3', '4', '5'])
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  })

  test('backwards', async () => {
    const last = await page('last: 2')
    expect(names(last)).toEqual(['4', '5'])
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(
      names(await page('last: 2, before: $cursor', { cursor: last.edges[0]?.cursor })),
    ).toEqual(['2', '3'])
  })

  test('by offset', async () => {
    expect(names(await page('first: 2, offset: 3'))).toEqual(['4', '5'])
  })

  test('ordered by two columns', async () => {
    const sorted = await page('orderBy: [{parentId: AscNullsFirst}, {name: DescNullsLast}]')
    expect(names(sorted)).toEqual(['5', '4', '3', '2', '1'])
  })

  test('first and last together are refused', async () => {
    expect(
      messages(await graphql('{ productCategoryCollection(first: 1, last: 1) { totalCount } }')),
    ).toEqual(['only one of "first" and "last" may be provided'])
  })
})

describe('filters', () => {
  test.each([
    ['grade: {in: ["1", "3"]}', ['1', '3']],
    ['grade: {neq: "3"}', ['1', '2', '4', '5']],
    ['or: [{grade: {eq: "1"}}, {grade: {gte: "4"}}]', ['1', '4', '5']],
    ['not: {grade: {lt: "4"}}', ['4', '5']],
    ['name: {startsWith: "2"}', ['2']],
    ['name: {ilike: "4 %"}', ['4']],
    ['name: {regex: "^[15] "}', ['1', '5']],
    ['grade: {is: NULL}', []],
    ['', ['1', '2', '3', '4', '5']],
  ])('%s', async (filter, expected) => {
    expect(names(await page(`filter: {parentId: {eq: $root}, ${filter}}`))).toEqual(expected)
  })

  test('values can not break out', async () => {
    const name = `'); drop table product_category; --`
    const { data } = await graphql(
      `
        query ($name: String) {
          productCategoryCollection(filter: { name: { eq: $name } }) {
            totalCount
          }
        }
      `,
      { name },
    )
    expect(data).toEqual({ productCategoryCollection: { totalCount: 0 } })
  })
})

describe('records', () => {
  const byPk = `query ($id: UUID!) { productCategoryByPk(id: $id) {
    __typename nodeId id parent { id } children(first: 1, orderBy: {grade: DescNullsLast}) {
      totalCount edges { node { name grade parent { id } } } } } }`

  test('by primary key, with related records', async () => {
    const { data } = await graphql(byPk, { id: root })
    expect(data).toEqual({
      productCategoryByPk: {
        __typename: 'ProductCategory',
        nodeId: expect.any(String) as string,
        id: root,
        parent: null,
        children: {
          totalCount: 5,
          edges: [{ node: { name: `5 ${tag}`, grade: '5', parent: { id: root } } }],
        },
      },
    })
  })

  test('by global id', async () => {
    const { data } = await graphql(byPk, { id: root })
    const { nodeId } = data?.['productCategoryByPk'] as { nodeId: string } // selected in the query
    expect(JSON.parse(Buffer.from(nodeId, 'base64').toString())).toEqual([
      'public',
      'product_category',
      root,
    ])
    const again = await graphql(
      `
        query ($nodeId: ID!) {
          node(nodeId: $nodeId) {
            ... on ProductCategory {
              id
            }
          }
        }
      `,
      { nodeId },
    )
    expect(again.data).toEqual({ node: { id: root } })
  })

  test('null when there is none', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    expect(await graphql(byPk, { id })).toEqual({ data: { productCategoryByPk: null } })
  })
})
