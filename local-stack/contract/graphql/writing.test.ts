import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { graphql, messages } from './api.ts'

const tag = randomUUID()
afterAll(() => service().from('product_tag').delete().like('name', `%${tag}`))

const insert = `mutation ($names: [ProductTagInsertInput!]!) {
  insertIntoProductTagCollection(objects: $names) { affectedCount records { name } } }`
const named = (...words: string[]) => ({ names: words.map((word) => ({ name: `${word} ${tag}` })) })
const stored = async (word: string) => {
  const { data } = await service().from('product_tag').select('name').like('name', `${word}%${tag}`)
  return data?.length
}

describe('mutations', () => {
  test('insert, change and delete records', async () => {
    expect((await graphql(insert, named('owl', 'otter'))).data).toEqual({
      insertIntoProductTagCollection: {
        affectedCount: 2,
        records: [{ name: `owl ${tag}` }, { name: `otter ${tag}` }],
      },
    })
    const changed = await graphql(
      `
        mutation ($name: String, $set: ProductTagUpdateInput!) {
          updateProductTagCollection(filter: { name: { eq: $name } }, set: $set) {
            records {
              name
            }
          }
        }
      `,
      { name: `owl ${tag}`, set: { name: `ox ${tag}` } },
    )
    expect(changed.data).toEqual({
      updateProductTagCollection: { records: [{ name: `ox ${tag}` }] },
    })
    const removed = await graphql(
      `
        mutation ($like: String) {
          deleteFromProductTagCollection(filter: { name: { like: $like } }, atMost: 2) {
            affectedCount
          }
        }
      `,
      { like: `o%${tag}` },
    )
    expect(removed.data).toEqual({ deleteFromProductTagCollection: { affectedCount: 2 } })
    expect(await stored('o')).toBe(0)
  })

  test('change no more records than atMost allows', async () => {
    await graphql(insert, named('bat', 'bee'))
    const { data, errors } = await graphql(
      `
        mutation ($like: String) {
          deleteFromProductTagCollection(filter: { name: { like: $like } }) {
            affectedCount
          }
        }
      `,
      { like: `b%${tag}` },
    )
    expect({ data, errors }).toEqual({
      data: null,
      errors: [{ message: 'delete impacts too many records' }],
    })
    expect(await stored('b')).toBe(2)
  })

  test('are rolled back together when one fails', async () => {
    const { data, errors } = await graphql(
      `
        mutation ($good: [ProductTagInsertInput!]!, $bad: [ProductTagInsertInput!]!) {
          good: insertIntoProductTagCollection(objects: $good) {
            affectedCount
          }
          bad: insertIntoProductTagCollection(objects: $bad) {
            affectedCount
          }
        }
      `,
      { good: named('cat').names, bad: [{ name: ' ' }] },
    )
    expect(data).toBeNull()
    expect(errors).toEqual([
      {
        message:
          'new row for relation "product_tag" violates check constraint "product_tag_name_present"',
      },
    ])
    expect(await stored('cat')).toBe(0)
  })

  test('pass on the error that the database raises', async () => {
    const answer = await graphql(
      `
        mutation ($id: UUID!) {
          insertIntoProductCollection(objects: [{ title: "T", tags: [$id] }]) {
            affectedCount
          }
        }
      `,
      { id: randomUUID() },
    )
    expect(messages(answer)).toEqual(['tag_not_found'])
  })

  test('refuse an unknown column', async () => {
    const answer = await graphql(insert, { names: [{ colour: 'red' }] })
    expect(answer.data).toBeNull()
    expect(messages(answer)).toEqual([
      'Input for type ProductTagInsertInput contains extra keys ["colour"]',
    ])
  })
})
