import { expect, test } from 'vitest'
import { rowsRequest } from '@/components/list/list-query.ts'
import { readListState } from '@/components/list/list-state.ts'
import { listContract } from '@/components/list/testing/list-contract.ts'
import { bundles } from './bundles-list.ts'

const ids = ['0b0f2a52-4c0c-4a55-9d58-0d3f3f3a0001', '0b0f2a52-4c0c-4a55-9d58-0d3f3f3a0002']

listContract(bundles, {
  samples: {
    tags: [{ values: ids, match: 'all' }],
    category: [{ values: ids, match: 'any' }],
  },
  statuses: { state: ['published', 'scheduled', 'unpublished'] },
})

test('every tag must be there, any of the categories', () => {
  const { variables } = rowsRequest(
    bundles as never, // its filters as any other's
    readListState(
      bundles as never,
      new URLSearchParams(`tags=${ids.join('&tags=')}&category=${ids.join('&category=')}`),
    ),
  )
  expect(variables).toMatchObject({
    filter: { and: [{ tags: { contains: ids } }, { categoryId: { in: ids } }] },
    first: 10,
  })
})
