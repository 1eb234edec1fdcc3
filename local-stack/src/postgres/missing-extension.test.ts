import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestDatabase } from '../../testing/database.ts'
import { StackError } from '../errors/stack-error.ts'
import { explainExtension, hostedExtensions } from './missing-extension.ts'

const asked = (name: string) => new StackError(`ERROR: extension "${name}" is not available`)

test.for([
  ['vector', /^A migration asks for the extension "vector"\. Hosted projects have it/],
  ['madeup', /^A migration asks for the extension "madeup"\. Neither hosted projects/],
] as const)('a migration that asks for %s is told where it is', ([name, told]) => {
  expect(explainExtension(asked(name))).toMatchObject({
    message: expect.stringMatching(told) as string,
  })
})

test('another failure stays as it is', () => {
  const failure = new StackError('ERROR: syntax error')
  expect(explainExtension(failure)).toBe(failure)
})

test('Postgres has none of the listed extensions and names the one that is missing', async () => {
  const database = await startTestDatabase({ migrations: false })
  const client = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from pg_available_extensions',
    )
    const names = rows.map(({ name }) => name)
    expect(hostedExtensions.filter((name) => names.includes(name))).toEqual([])
    await expect(client.query('create extension vector')).rejects.toThrow(
      'extension "vector" is not available',
    )
  } finally {
    await client.end()
    await database.stop()
  }
})
