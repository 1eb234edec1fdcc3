import { parse, Source } from 'graphql'
import { expect, test } from 'vitest'
import { faultsOf } from './check-documents.ts'

const schema = parse(`
  type Query { item(id: ID): Item count: Int }
  type Item { nodeId: ID! title: String price: Price }
  type Price { amount: String }
`)

const faults = (...texts: string[]) =>
  faultsOf(
    texts.map((text, at) => {
      const location = `src/${'abc'[at] ?? ''}.graphql`
      return { location, target: '', document: parse(new Source(text, location)) }
    }),
    schema,
  )

test('a correct document passes: ids selected through a fragment, rows without ids, directives of the client', () => {
  expect(
    faults(
      'query One($id: ID) { item(id: $id) { ...Item_card @unmask price { amount } } }',
      'fragment Item_card on Item { nodeId title }',
    ),
  ).toEqual([])
})

test.each([
  ['an operation without a name', ['{ count }'], 'src/a.graphql:1 Name this query.'],
  [
    'a name twice, in two files',
    ['query One { count }', '\nquery One { count }'],
    'src/a.graphql:1 There can be only one operation named "One".',
  ],
  [
    'a variable that nobody uses',
    ['query One($id: ID) { count }'],
    'src/a.graphql:1 Variable "$id" is never used in operation "One".',
  ],
  [
    'a fragment that nobody spreads',
    ['query One { count }', '\n\nfragment Item_card on Item { nodeId }'],
    'src/b.graphql:3 Fragment "Item_card" is never used.',
  ],
  [
    'a row without its id',
    ['query One { item {\n title } }'],
    'src/a.graphql:1 Select nodeId of "item".',
  ],
  [
    'a field that the schema does not have',
    ['query One { nothing }'],
    'src/a.graphql:1 Cannot query field "nothing" on type "Query".',
  ],
])('%s is reported', (_name, texts, fault) => {
  expect(faults(...texts)).toEqual([fault])
})
