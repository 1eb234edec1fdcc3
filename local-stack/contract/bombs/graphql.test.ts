import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { post } from '../graphql/api.ts'
import { graphqlBombs } from './graphql-bombs.ts'
import { isHosted, quick, timed } from './quickly.ts'

const answerSchema = z.object({ errors: z.array(z.object({ message: z.string() })).optional() })

test.skipIf(isHosted()).for(graphqlBombs)(
  '$what is answered at once, without signing in',
  async ({ query, variables, operationName, refusal, status: expected = 200 }) => {
    const { publishableKey } = inject('supabase')
    const { status, text, slowest } = await timed(() =>
      post({ query, variables, operationName }, { key: publishableKey }),
    )
    expect(status).toBe(expected)
    const { errors } = answerSchema.parse(JSON.parse(text))
    if (refusal === undefined) expect(errors).toBeUndefined()
    else expect(errors?.[0]?.message).toMatch(refusal)
    expect(slowest).toBeLessThan(quick)
  },
)

test.skipIf(isHosted()).for([
  ['lists', `${'['.repeat(1_500_000)}${']'.repeat(1_500_000)}`, 413],
  ['objects', `${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}`, 413],
  ['numbers', `[${'0,'.repeat(1_500_000)}0]`, 413],
  [
    'keys',
    `{${Array.from({ length: 200_000 }, (_, index) => `"k${String(index)}":0`).join()}}`,
    413,
  ],
  ['brackets that are not closed', '['.repeat(3_000_000), 413],
] as const)('a variable of megabytes of %s is answered at once', async ([, value, expected]) => {
  const { publishableKey } = inject('supabase')
  const body = `{"query":"query ($f: ProductTagFilter) { productTagCollection(filter: $f) { totalCount } }","variables":{"f":${value}}}`
  const { status, slowest } = await timed(() => post(body, { key: publishableKey }))
  expect(status).toBe(expected)
  expect(slowest).toBeLessThan(quick)
})
