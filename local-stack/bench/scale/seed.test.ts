import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedScale } from './seed.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await startTestDatabase()
  await seedScale(database.urlFor('postgres'), 0.01)
  client = new pg.Client({ connectionString: database.urlFor('postgres') })
  await client.connect()
}, 120_000)

afterAll(async () => {
  await client.end()
  await database.stop()
})

test.each([
  ['product', 240],
  ['product_bundle', 12],
  ['teacher_profile', 100],
  ['teacher_products_order', 1000],
  ['teacher_activity', 2000],
  ['teacher_subject_template', 200],
  ['teacher_assessment_template', 200],
  ['subject_template', 50],
  ['assessment_template', 50],
])('a hundredth of the country has this many %s: %d', async (table, count) => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from public.${table}`)
  expect(Number(rows[0]?.count)).toBe(count)
})

test('a database that has resources is not changed', async () => {
  await expect(seedScale(database.urlFor('postgres'), 0.01)).rejects.toThrow(
    'this database has resources already',
  )
})
