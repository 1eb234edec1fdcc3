import { parse } from 'graphql'
import { expect, test } from 'vitest'
import {
  fragmentsOf,
  fragmentsOfOtherFeatures,
  importPath,
  neededBy,
  type GraphqlFile,
} from './graphql-files.ts'

const file = (location: string, text: string): GraphqlFile => ({
  location,
  target: location.replace('.graphql', '.generated.ts'),
  document: parse(text),
})

const title = file('src/features/shop/title.graphql', 'fragment Title_item on Item { title }')
const card = file('src/features/cart/card.graphql', 'fragment Card_item on Item { ...Title_item }')
const shared = file(
  'src/domain/price.graphql',
  'fragment Price_item on Item { ...Title_item price }',
)
const page = file('src/app/page.graphql', 'query Page { item { ...Card_item ...Price_item } }')
const fragments = fragmentsOf([title, card, shared, page])
const names = (one: GraphqlFile) =>
  neededBy(one.document, fragments).map((fragment) => fragment.node.name.value)

test('a document needs its fragments and theirs, each once and after those it depends on', () => {
  expect(names(page)).toEqual(['Title_item', 'Card_item', 'Price_item'])
  expect(names(title)).toEqual([])
})

test('a missing fragment is named', () => {
  expect(() => neededBy(parse('{ ...Missing_item }'), fragments)).toThrow('Missing_item')
})

test('a feature’s fragment may be used in that feature and in pages', () => {
  expect(fragmentsOfOtherFeatures(card, fragments)).toEqual([
    'src/features/cart/card.graphql spreads Title_item of the feature shop: move the fragment to src/domain',
  ])
  expect(fragmentsOfOtherFeatures(shared, fragments)).toHaveLength(1)
  for (const one of [title, page]) {
    expect(fragmentsOfOtherFeatures(one, fragments)).toEqual([])
  }
})

test('imports use the relative path between the files', () => {
  expect(importPath('src/features/a/x.ts', 'src/features/a/y.ts')).toBe('./y.ts')
  expect(importPath('src/features/a/x.ts', 'src/graphql/y.ts')).toBe('../../graphql/y.ts')
})
