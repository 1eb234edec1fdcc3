import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../gateway/people.ts'
import { administrator, service, teacher } from '../gateway/people.ts'
import { graphql, messages, visitor } from './api.ts'

const tag = randomUUID()
let person: Person
let admin: Person
beforeAll(async () => {
  ;[person, admin] = await Promise.all([teacher(), administrator()])
})
afterAll(async () => {
  await service().from('product').delete().eq('title', tag)
  await service().from('product_tag').delete().eq('name', tag)
  await Promise.all([person, admin].map(({ id }) => service().auth.admin.deleteUser(id)))
})

const insertTag = `mutation ($name: String!) {
  insertIntoProductTagCollection(objects: [{name: $name}]) { affectedCount } }`

describe('grants', () => {
  test('a visitor has no mutations', async () => {
    const answer = await graphql(insertTag, { name: tag }, visitor())
    expect(answer.data).toBeNull()
    expect(messages(answer)).toEqual(['Unknown type Mutation'])
  })

  test('orders do not exist for a visitor', async () => {
    expect(
      messages(await graphql('{ teacherProductsOrderCollection { totalCount } }', {}, visitor())),
    ).toEqual(['Unknown field "teacherProductsOrderCollection" on type Query'])
  })

  test('only the exposed schema is visible', async () => {
    expect(messages(await graphql('{ userGroupCollection { edges { cursor } } }'))).toEqual([
      'Unknown field "userGroupCollection" on type Query',
    ])
  })
})

describe('policies', () => {
  test('refuse what a teacher may not write', async () => {
    const answer = await graphql(insertTag, { name: tag }, { token: person.token })
    expect(answer.data).toBeNull()
    expect(messages(answer)).toEqual([
      'new row violates row-level security policy for table "product_tag"',
    ])
  })

  test('let an administrator write it', async () => {
    const answer = await graphql(insertTag, { name: tag }, { token: admin.token })
    expect(answer.data).toEqual({ insertIntoProductTagCollection: { affectedCount: 1 } })
  })

  test('hide an unpublished resource from everybody but administrators', async () => {
    await service().from('product').insert({ title: tag })
    const count = async (caller: { token?: string; key?: string }) => {
      const { data } = await graphql(
        'query ($title: String) { productCollection(filter: {title: {eq: $title}}) { totalCount } }',
        { title: tag },
        caller,
      )
      return data?.['productCollection']
    }
    expect(await count(visitor())).toEqual({ totalCount: 0 })
    expect(await count({ token: person.token })).toEqual({ totalCount: 0 })
    expect(await count({ token: admin.token })).toEqual({ totalCount: 1 })
  })
})

describe('functions', () => {
  test('stable functions are queries and run as the caller', async () => {
    const { data } = await graphql('{ myGroups myCart { id } }', {}, { token: admin.token })
    expect(data).toEqual({ myGroups: ['admin'], myCart: null })
  })

  test('volatile functions are mutations, and the error that they raise is the message', async () => {
    const answer = await graphql(
      'mutation ($id: UUID!) { addToCart(productId: $id) { id } }',
      { id: randomUUID() },
      { token: person.token },
    )
    expect(answer).toEqual({ data: null, errors: [{ message: 'profile_required' }] })
  })

  test('functions that return a set can be paged and filtered like a table', async () => {
    const { data } = await graphql(
      `
        query ($words: String!) {
          searchProducts(words: $words, first: 1, filter: { title: { eq: $words } }) {
            totalCount
            edges {
              node {
                title
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      `,
      { words: tag },
      { token: admin.token },
    )
    expect(data).toEqual({
      searchProducts: {
        totalCount: 1,
        edges: [{ node: { title: tag } }],
        pageInfo: { hasNextPage: false },
      },
    })
  })
})
