import { expect, inject, test } from 'vitest'
import { isHosted, quick, timed } from './quickly.ts'

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join()
const deep = (levels: number, open: string, inner: string, close: string) =>
  `${open.repeat(levels)}${inner}${close.repeat(levels)}`

/** Requests to /rest/v1 whose address is small to write and would be much work to answer. */
const queries: [what: string, query: string][] = [
  [
    'conditions three hundred deep',
    `product?or=${deep(300, '(and', '(price.gt.1,price.lt.2)', ')')}`,
  ],
  ['conditions three thousand deep', `product?or=${deep(3000, '(or', '(price.gt.1)', ')')}`],
  ['conditions that are not closed', `product?or=${'(and'.repeat(3000)}`],
  ['negations', `product?not.or=(${'not.'.repeat(3000)}price.gt.1)`],
  ['a thousand conditions', `product?or=(${times(1100, () => 'price.gt.1')})`],
  ['a list of six thousand values', `product?price=in.(${times(6000, () => '1')})`],
  [
    'embedded resources, nested',
    `product?select=${deep(12, 'category:product_category(products:product(', 'id', '))')}`,
  ],
  [
    'embedded resources, nested very deep',
    `product?select=${deep(500, 'product_category(product(', 'id', '))')}`,
  ],
  [
    'embedded resources, side by side',
    `product?select=id,${times(300, (i) => `a${String(i)}:product_category(id)`)}`,
  ],
  ['embedded resources that are not closed', `product?select=${'product_category('.repeat(700)}`],
  [
    'spread resources',
    `product?select=${deep(200, '...product_category(...product(', 'id', '))')}`,
  ],
  ['three thousand columns', `product?select=${times(3000, (i) => `a${String(i % 10)}:id`)}`],
  ['casts', `product?select=id${'::text'.repeat(2000)}`],
  ['paths of JSON', `product?select=title${'->a'.repeat(4000)}`],
  ['quotes that are not closed', `product?title=in.(${'"'.repeat(9001)}`],
  ['backslashes', `product?title=in.("${'\\'.repeat(9001)}`],
  ['sort orders', `product?order=${times(1500, () => 'price.desc')}`],
  [
    'twelve hundred filters',
    `product?${Array.from({ length: 1200 }, () => 'price=gt.1').join('&')}`,
  ],
  ['a pattern of stars', `product?title=like.${'*a'.repeat(4000)}b`],
  ['a pattern of repetitions', `product?title=match.${'(a*)*'.repeat(10)}b`],
  ['a limit of two billion', 'product_tag?limit=2000000000'],
  ['an offset of two billion', 'product_tag?offset=2000000000'],
]

test.skipIf(isHosted()).for(queries)('%s are answered at once', async ([, query]) => {
  const { url, publishableKey } = inject('supabase')
  const { status, slowest } = await timed(() =>
    fetch(`${url}/rest/v1/${query}`, { headers: { apikey: publishableKey } }),
  )
  expect(status).toBeLessThan(500)
  expect(slowest).toBeLessThan(quick)
})
