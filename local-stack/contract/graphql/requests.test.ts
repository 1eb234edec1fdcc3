import { describe, expect, test } from 'vitest'
import { graphql, messages, post } from './api.ts'

describe('documents', () => {
  test('aliases, fragments and directives', async () => {
    const { data } = await graphql(
      `
        query Shop($with: Boolean!) {
          kinds: productCategoryCollection(first: 0) {
            ...counted @skip(if: $with)
            __typename
          }
          tags: productTagCollection(first: 0) {
            totalCount @include(if: $with)
            __typename
          }
        }
        fragment counted on ProductCategoryConnection {
          totalCount
        }
      `,
      { with: false },
    )
    expect(data).toEqual({
      kinds: {
        totalCount: expect.any(Number) as number,
        __typename: 'ProductCategoryConnection',
      },
      tags: { __typename: 'ProductTagConnection' },
    })
  })

  test('the named operation is run', async () => {
    const both = 'query One { one: __typename } query Two { two: __typename }'
    expect(await graphql(both, {}, {}, 'Two')).toEqual({ data: { two: 'Query' } })
  })

  test.each([
    ['{ teapot }', ['Unknown field "teapot" on type Query']],
    [
      '{ productCollection { edges { node { teapot } } } }',
      ["Unknown field 'teapot' on type 'Product'"],
    ],
    ['{ __schema { types { name } } }', ['Unknown field "__schema" on type Query']],
  ])('%s is refused', async (query, expected) => {
    expect(messages(await graphql(query))).toEqual(expected)
  })

  test('an unreadable query has no data at all', async () => {
    const answer = await graphql('{ productCollection {')
    expect(answer).not.toHaveProperty('data')
    expect(messages(answer)?.[0]).toMatch(/^query parse error: Parse error at 1:/)
  })

  test('a valid field is answered beside an invalid one', async () => {
    expect(await graphql('{ __typename teapot }')).toEqual({
      data: { __typename: 'Query' },
      errors: [{ message: 'Unknown field "teapot" on type Query' }],
    })
  })
})

test('a body that is not JSON', async () => {
  const response = await post('{')
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'PGRST102', message: 'Empty or invalid json', details: null, hint: null },
  ])
})

test('a request without a key is refused', async () => {
  const response = await post({ query: '{ __typename }' }, { key: 'chalk' })
  expect(response.status).toBe(401)
  await response.body?.cancel()
})
