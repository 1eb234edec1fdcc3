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

test.each([
  ['query A @searched(by: "b") { a { id } }', /list: …/],
  ['query A @searched(by: "b") { list: a { id } other: b { id } }', /list: …/],
  ['query A @searched { list: a { id } }', /search function/],
  ['query A @searched(to: "b") { list: a { id } }', /search function/],
])('%s is refused', (text, message) => {
  expect(() => written(text)).toThrow(message)
})
