import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { audit, rulesOf } from './audit.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await startTestDatabase()
  client = new pg.Client(database.urlFor('supabase_admin'))
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await database.stop()
})

const rules = rulesOf('always').length + rulesOf('bench').length

it('finds nothing in an empty shop, and every broken rule in a broken one', async () => {
  const said: string[] = []
  expect(await audit(client, (line) => said.push(line))).toBe(0)
  expect(said.map((line) => line.slice(0, 5))).toEqual(Array<string>(rules).fill('holds'))

  await client.query(readFileSync(join(import.meta.dirname, 'broken-world.sql'), 'utf8'))
  said.length = 0
  const broken = await audit(client, (line) => said.push(line))
  expect(said.filter((line) => line.startsWith('holds'))).toEqual([])
  expect(broken).toBe(rules)
})
