import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { backOfficeQueries } from './back-office.ts'
import { scaleId } from './ids.ts'
import { shopQueries } from './shop.ts'
import { workspaceQueries } from './workspace.ts'

const schema = buildSchema(
  readFileSync(new URL('../../../web/schema.graphql', import.meta.url), 'utf8'),
)

test.each(
  [...shopQueries, ...workspaceQueries, ...backOfficeQueries].map((query) => ({
    name: `${query.screen}, ${query.what}, as ${query.as}`,
    query,
  })),
)('$name is valid in the schema', ({ query }) => {
  expect(validate(schema, parse(query.document)).map(({ message }) => message)).toEqual([])
})

test('ids equal those that md5 computes in SQL', () => {
  expect(scaleId('product 7')).toBe('25af5e40-0ea6-0e92-6e40-f0071307c2e2')
})
