import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from './cache.ts'
import { nodeIdOf } from './node-id.ts'
import { findRowsByKey } from './opened-rows.ts'

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const list = gql`
  {
    paperCollection {
      nodeId
      title
    }
  }
`
const names = gql`
  {
    paperCollection {
      nodeId
    }
  }
`
const byKey = gql`
  query ($id: UUID!) {
    paperByPk(id: $id) {
      nodeId
      title
    }
  }
`
const row = { __typename: 'Paper', nodeId: nodeIdOf('paper', id), title: 'Maps' }

function cacheWith(paperCollection: object | null, query = list) {
  const cache = createCache()
  findRowsByKey(cache, { paperByPk: 'paper' })
  cache.writeQuery({ query, data: { paperCollection } })
  return cache
}
const read = (cache: ReturnType<typeof createCache>) =>
  cache.readQuery({ query: byKey, variables: { id } })

test('a row that a list has read is found by its key', () => {
  expect(read(cacheWith(row))).toEqual({ paperByPk: row })
})

test('a row that was never read, or not whole, is not', () => {
  expect(read(cacheWith(null))).toBeNull()
  const part = { __typename: row.__typename, nodeId: row.nodeId }
  expect(read(cacheWith(part, names))).toBeNull()
})

test('what the server said of the key counts: a deleted row stays away', () => {
  const cache = cacheWith(row)
  cache.writeQuery({ query: byKey, variables: { id }, data: { paperByPk: null } })
  expect(read(cache)).toEqual({ paperByPk: null })
})
