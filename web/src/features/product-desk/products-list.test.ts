import { expect, test } from 'vitest'
import { rowsRequest } from '@/components/list/list-query.ts'
import { readListState } from '@/components/list/list-state.ts'
import { listContract } from '@/components/list/testing/list-contract.ts'
import { products } from './products-list.ts'

const ids = ['0b0f2a52-4c0c-4a55-9d58-0d3f3f3a0001', '0b0f2a52-4c0c-4a55-9d58-0d3f3f3a0002']

listContract(products, {
  samples: {
    tags: [{ values: ids, match: 'all' }],
    category: [{ values: ids, match: 'any' }],
  },
  statuses: { state: ['published', 'scheduled', 'unpublished'] },
})

const asked = (query: string) =>
  rowsRequest(
    products as never,
    readListState(products as never, new URLSearchParams(query)),
  ) // its filters as any other's
  .variables

test('by title from the end; of equal ones the featured first, then the newest', () => {
  expect(asked('')).toMatchObject({
    orderBy: [
      { title: 'DescNullsLast' },
      { featured: 'DescNullsLast' },
      { publishDate: 'DescNullsLast' },
      { id: 'AscNullsLast' },
    ],
    first: 10,
  })
})

test('every tag must be there, any of the categories', () => {
  expect(asked(`tags=${ids.join('&tags=')}&category=${ids.join('&category=')}`)).toMatchObject({
    filter: { and: [{ tags: { contains: ids } }, { categoryId: { in: ids } }] },
  })
})

test('what lacks files, and what has no content at all', () => {
  expect(asked('missing=files')).toMatchObject({ filter: { missingCount: { gt: 0 } } })
  expect(asked('missing=all')).toMatchObject({
    filter: { fileCount: { eq: 0 }, videoCount: { eq: 0 } },
  })
})

test('what the shop sells, and what it features', () => {
  expect(asked('ecom=yes&featured=yes')).toMatchObject({
    filter: { and: [{ eCommerceProduct: { eq: true } }, { featured: { eq: true } }] },
  })
})

test('physical and subscription cannot both be asked for', () => {
  expect(asked('kind=physical&kind=subscription')).toMatchObject({
    filter: { physical: { eq: true } },
  })
})
