import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { withSearches } from './search-documents.ts'

const written = (text: string) => print(withSearches(parse(text)))

test('a query of a list stands for its search too, with the same selection and the total', () => {
  const given = (directive: string) =>
    `query Days($filter: F!, $first: Int!)${directive} { list: dayCollection(filter: $filter, first: $first) { edges { node { id } } } }`
  expect(written(given(' @searched(by: "searchDays")'))).toBe(
    print(
      parse(`${given('')}
      query DaysSearch($words: String!, $filter: F!, $first: Int!) {
        list: searchDays(words: $words, filter: $filter, first: $first) {
          totalCount
          edges { node { id } }
        }
      }`),
    ),
  )
})

test('a total that is asked already is asked once, and other documents stay as they are', () => {
  const text = written(
    'query A @searched(by: "b") { list: a { totalCount } } query C { c } fragment D on E { f }',
  )
  expect(text.match(/totalCount/g)).toHaveLength(2)
  expect(written('query C { c }')).toBe(print(parse('query C { c }')))
})

test('a list that is counted apart stands for its count, without what chooses a page', () => {
  const page = 'query Days($filter: F!, $from: D, $first: Int!, $offset: Int!)'
  const list = (called: string, words = '') =>
    `list: ${called}(${words}from: $from, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset)`
  const rows = '{ edges { node { id } } }'
  const count =
    'query DaysCount($filter: F!, $from: D) { list: days(from: $from, filter: $filter, first: 1) { totalCount } }'
  expect(written(`${page} @countedApart { ${list('days')} ${rows} }`)).toBe(
    print(parse(`${page} { ${list('days')} ${rows} } ${count}`)),
  )
  const search = page.replace('Days(', 'DaysSearch($words: String!, ')
  const both = `@searched(by: "searchDays", total: false) @countedApart`
  expect(written(`${page} ${both} { ${list('days')} ${rows} }`)).toBe(
    print(
      parse(`${page} { ${list('days')} ${rows} }
      ${search} { ${list('searchDays', 'words: $words, ')} ${rows} }
      ${count}
      query DaysSearchCount($words: String!, $filter: F!, $from: D) {
        list: searchDays(words: $words, from: $from, filter: $filter, first: 1) { totalCount }
      }`),
    ),
  )
  // A search that says its total needs no second query for it.
  const once = written(`${page} @searched(by: "b") @countedApart { ${list('days')} ${rows} }`)
  expect(once.match(/query \w+/g)).toEqual(['query Days', 'query DaysSearch', 'query DaysCount'])
})

test('a list that is read by its search function gives its words to the search', () => {
  const text = written(
    'query A @searched(by: "b", total: false) { list: b(words: "", only: 1) { c } }',
  )
  expect(text).toContain('list: b(words: "", only: 1)')
  expect(text).toContain('query ASearch($words: String!)')
  expect(text).toContain('list: b(words: $words, only: 1)')
})

test.each([
  ['query A @countedApart { a { id } }', /list: …/],
  ['query A @searched(by: "b", total: "no") { list: a { id } }', /search function/],
  ['query A @searched(by: "b", totals: false) { list: a { id } }', /search function/],
  ['query A @searched(by: "b") { a { id } }', /list: …/],
  ['query A @searched(by: "b") { list: a { id } other: b { id } }', /list: …/],
  ['query A @searched { list: a { id } }', /search function/],
  ['query A @searched(to: "b") { list: a { id } }', /search function/],
])('%s is refused', (text, message) => {
  expect(() => written(text)).toThrow(message)
})
