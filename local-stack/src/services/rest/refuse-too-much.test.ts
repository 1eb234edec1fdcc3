import { expect, test } from 'vitest'
import { refuseTooMuch, TooMuchAsked } from './refuse-too-much.ts'

const check = (query: string) => () => {
  refuseTooMuch(`http://x/rest/v1/product?${query}`)
}
const list = (count: number) => Array.from({ length: count }, () => '1').join()

test.each([
  'select=id,category:product_category(id,products:product(id))&order=price.desc&limit=10',
  `price=in.(${list(900)})`,
  `title=in.("${'(,'.repeat(2000)}")`,
  'or=(price.gt.1,and(price.lt.2,not.or(vat.is.true,title.is.null)))',
])('%s is read', (query) => {
  expect(check(query)).not.toThrow()
})

test.each([
  [`price=in.(${list(1200)})`, /more than 1000 conditions/],
  [`select=${'a('.repeat(51)}`, /more than 50 brackets/],
  [`or=${'(and'.repeat(11)}`, /deeper than 10/],
  [`or=${encodeURIComponent('(and'.repeat(11))}`, /deeper than 10/],
  [`select=id${'::text'.repeat(51)}`, /casts and paths/],
  [`price=${'not.'.repeat(51)}gt.1`, /negations/],
])('%s is too much', (query, message) => {
  expect(check(query)).toThrow(TooMuchAsked)
  expect(check(query)).toThrow(message)
})
