import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../local-stack/testing/database.ts'
import { callers, verbs, type Caller, type Verb } from './grants.ts'
import { policyMutants } from './mutants/policy-mutants.ts'
import { withoutEffect } from './mutants/without-effect.ts'
import { inTransaction, type Transaction } from './requests/transaction.ts'
import { rootOf } from '../support/database.ts'
import { places, putRowsOfTable, type Place } from './storage-table.ts'
import { claimsOf, newWorld, type World } from './world.ts'

// Changing a policy locks its table, so these tests use a database of their own.
let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.stop())

const statements: Record<Verb, string> = {
  select: 'select from storage.objects where bucket_id = $1 and name = $2',
  insert: 'insert into storage.objects (bucket_id, name) values ($1, $2)',
  // Replacing a file updates its row.
  update: 'update storage.objects set bucket_id = $1 where bucket_id = $1 and name = $2',
  delete: 'delete from storage.objects where bucket_id = $1 and name = $2',
}

/** Whether the caller succeeds; rolled back. */
async function may(
  transaction: Transaction,
  world: World,
  caller: Caller,
  verb: Verb,
  { bucket, key }: Place,
): Promise<boolean> {
  const { client } = transaction
  const values = [bucket, key(world)]
  await client.query('savepoint tried')
  await client.query(`set local storage.allow_delete_query = 'true'`)
  if (verb !== 'insert') await client.query(statements.insert, values)
  const answer = await transaction.asCaller(claimsOf(caller, world), async () => ({
    rows: (await client.query(statements[verb], values)).rowCount ?? 0,
  }))
  await client.query('rollback to savepoint tried; release savepoint tried')
  if (!('refusal' in answer)) return answer.rows === 1
  expect(answer.refusal).toMatch(/row-level security|permission denied/)
  return false
}

async function newPeople({ client }: Transaction): Promise<World> {
  await client.query(`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`)
  const world = await newWorld(rootOf(client))
  await putRowsOfTable(client, world)
  return world
}

/**
 * A caller who may not read a file cannot address it in an update. This lifts that restriction, so that the policies
 * for changes are tested too.
 */
const readable = `alter policy "administrators read files, teachers their own" on storage.objects using (true)`

/** Cells that differ from the table, for one verb or for all. */
async function wrongCells(
  transaction: Transaction,
  world: World,
  only?: string,
): Promise<string[]> {
  const wrong: string[] = []
  for (const place of places) {
    for (const verb of verbs.filter((one) => only === undefined || one === only)) {
      for (const caller of callers) {
        const expected = place.allowed[verb]?.includes(caller) ?? false
        if ((await may(transaction, world, caller, verb, place)) !== expected) {
          wrong.push(`${caller} ${verb} of ${place.what}`)
        }
      }
    }
  }
  return wrong
}

test('files and pictures are accessible as in the table', async () => {
  const transaction = await inTransaction(database.port)
  const world = await newPeople(transaction)
  const wrong = await wrongCells(transaction, world)
  await transaction.close()
  expect(wrong).toEqual([])
})

test('every change of a policy on files is noticed', async () => {
  const transaction = await inTransaction(database.port)
  const { client } = transaction
  const world = await newPeople(transaction)
  const mutants = await policyMutants(rootOf(client), 'storage', 'objects')
  expect(mutants.length).toBeGreaterThan(4)
  const unnoticed: string[] = []
  for (const { what, verb, sql } of mutants) {
    await client.query('savepoint mutant')
    if (verb === 'update' || verb === 'delete') await client.query(readable)
    await client.query(sql)
    if (!(what in withoutEffect) && (await wrongCells(transaction, world, verb)).length === 0) {
      unnoticed.push(what)
    }
    await client.query('rollback to savepoint mutant; release savepoint mutant')
  }
  await transaction.close()
  expect(unnoticed).toEqual([])
  // Each change tries the whole table again.
}, 120_000)
