// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { schemaFacts } from './schema-facts.ts'

const web = join(import.meta.dirname, '..')

test('what the live data knows of the schema follows from it', async () => {
  const filepath = join(web, 'src/graphql/live/schema-facts.ts')
  const lines = schemaFacts(readFileSync(join(web, 'schema.graphql'), 'utf8'))
  const text = await format(lines.join('\n'), { ...(await resolveConfig(filepath)), filepath })
  expect(readFileSync(filepath, 'utf8')).toBe(text)
})

test('numbers and documents of a table are found, other columns and filters are not', () => {
  const lines = schemaFacts(`
    interface Node { nodeId: ID! }
    scalar BigFloat
    scalar BigInt
    scalar JSON
    type Query { node(nodeId: ID!): Node productByPk(id: ID!): Product productCollection: Product searchProducts: Product }
    type Product implements Node { nodeId: ID! title: String price: BigFloat! cents: BigInt questions: JSON }
    type Tag implements Node { nodeId: ID! name: String }
    type Total { sum: BigFloat }`)
  const text = lines.join('\n')
  expect(text).toContain("| 'productCollection'\n| 'searchProducts'")
  expect(text).not.toMatch(/'node'|ByPk/)
  expect(text).toContain("Product: { cents: 'number', price: 'number', questions: 'document' },")
  expect(text).not.toMatch(/Tag|Total/)
})
