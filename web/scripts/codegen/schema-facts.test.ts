import { expect, test } from 'vitest'
import { schemaFacts } from './schema-facts.ts'

test('numbers and JSON documents of a table are found, other columns and filters are not', () => {
  const text = schemaFacts(`
    interface Node { nodeId: ID! }
    scalar BigFloat
    scalar BigInt
    scalar JSON
    type Query { node(nodeId: ID!): Node productByPk(id: ID!): Product productCollection: Product searchProducts: Product }
    type Product implements Node { nodeId: ID! title: String price: BigFloat! cents: BigInt questions: JSON }
    type Tag implements Node { nodeId: ID! name: String }
    type Total { sum: BigFloat }`)
  expect(text).toContain("| 'productCollection'\n| 'searchProducts'")
  expect(text).not.toMatch(/'node'|ByPk/)
  expect(text).toContain("Product: { cents: 'number', price: 'number', questions: 'document' },")
  expect(text).not.toMatch(/Tag|Total/)
})
