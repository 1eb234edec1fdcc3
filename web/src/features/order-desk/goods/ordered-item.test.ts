import { expect, test } from 'vitest'
import { itemLike } from './goods-sample.ts'
import { describeItem, itemOf, pricedItems, sentItems } from './ordered-item.ts'

test('goods become an item with answers to their questions', () => {
  const goods = {
    productId: null,
    productBundleId: 'bundle',
    title: 'All charts',
    language: null,
    physical: true,
    questions: [
      { type: 'Text', label: 'Name', items: [] },
      { type: 'Checkbox', label: 'Extras', items: ['Card'], value: ['Card'] },
    ],
  }
  expect(itemOf(goods)).toMatchObject({ quantity: '1', answers: ['', ['Card']] })
  expect(itemOf({ ...goods, quantity: 3 })).toMatchObject({ quantity: '3' })
})

test('several are sent of what is posted, and of seats, but not of a bundle', () => {
  const items = [
    itemLike({ quantity: '3' }),
    itemLike({ productId: 'file', physical: false, quantity: '5', answers: [] }),
    itemLike({ productId: null, productBundleId: 'bundle', quantity: '3', answers: [] }),
  ]
  expect(JSON.parse(sentItems(items))).toEqual([
    { productId: items[0]?.productId, quantity: 3, answers: ['Grade 4A'] },
    { productId: 'file', quantity: 5, answers: [] },
    { productBundleId: 'bundle', quantity: 1, answers: [] },
  ])
})

test('the prices are asked for again when goods or numbers change, not for answers or half a number', () => {
  const one = pricedItems([itemLike()])
  expect(pricedItems([itemLike({ answers: ['Grade 5'] })])).toBe(one)
  expect(pricedItems([itemLike({ quantity: '2' })])).not.toBe(one)
  expect(JSON.parse(pricedItems([itemLike({ quantity: '' })]))).toEqual([
    { productId: itemLike().productId },
  ])
})

test('an item in words, for who has to choose between two versions', () => {
  expect(describeItem(itemLike({ quantity: '3' }))).toBe('3 × Wall chart (Grade 4A)')
  expect(describeItem(itemLike({ answers: ['', []] }))).toBe('Wall chart')
})
