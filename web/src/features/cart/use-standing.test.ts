import { expect, test } from 'vitest'
import type { StandingQuery } from './standing.generated.ts'
import { judgeStanding } from './use-standing.ts'

const product = (ownedAs: string | null, libraryAccess: string | null = null): StandingQuery => ({
  productByPk: { __typename: 'Product', nodeId: 'p', ownedAs, libraryAccess },
  productBundleByPk: null,
})

const bundle = (bought: boolean, owned: (string | null)[]): StandingQuery => ({
  productByPk: null,
  productBundleByPk: {
    __typename: 'ProductBundle',
    nodeId: 'b',
    bought,
    myPrice: null,
    products: {
      __typename: 'ProductBundleProductConnection',
      edges: owned.map((ownedAs, place) => ({
        __typename: 'ProductBundleProductEdge',
        node: {
          __typename: 'ProductBundleProduct',
          nodeId: `m${place}`,
          product: { __typename: 'Product', nodeId: `p${place}`, ownedAs },
        },
      })),
    },
  },
})

test('an owned resource is not sold, whether it is in the cart or not', () => {
  expect(judgeStanding(product('bought'), true)).toEqual({ state: 'bought' })
  expect(judgeStanding(product('seat'), false)).toEqual({ state: 'bought' })
  expect(judgeStanding(product('subscribed'), false)).toEqual({ state: 'subscribed' })
  expect(judgeStanding(product(null), true)).toEqual({ state: 'in-cart' })
})

test('a bundle is owned when it was bought or when all its resources are owned', () => {
  expect(judgeStanding(bundle(true, [null]), false)).toEqual({ state: 'bought' })
  expect(judgeStanding(bundle(false, ['bought', 'subscribed']), false).state).toBe('bought')
  expect(judgeStanding(bundle(false, ['bought', null]), false).state).toBe('not-owned')
  expect(judgeStanding(bundle(false, []), false).state).toBe('not-owned')
})

test('who has bought some of a bundle is told what the rest costs', () => {
  const data = bundle(false, ['bought', null])
  if (data.productBundleByPk) data.productBundleByPk.myPrice = '75.00'
  expect(judgeStanding(data, false)).toEqual({
    state: 'not-owned',
    library: null,
    myPrice: '75.00',
  })
})

test('the subscription allows adding, gives a reason, or is unknown and ignored', () => {
  const library = (word: string | null) => judgeStanding(product(null, word), false)
  expect(library('allowed')).toEqual({ state: 'not-owned', library: 'allowed' })
  expect(library('monthly_limit_reached')).toMatchObject({ library: 'monthly_limit_reached' })
  expect(library('something_new')).toEqual({ state: 'not-owned', library: null })
})
