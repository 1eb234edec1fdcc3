import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetOrders } from '../../support/committed.ts'
import { become, connect, holdWorld, rootOf, type Person } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { newPerson } from '../../support/world.ts'
import { carryOut, kinds, undo, wordsOf, type Call, type Summary } from './kinds.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let first: pg.Client
let second: Rival
let admin: Person

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  first = await connect()
  second = await rival(await connect())
  admin = await newPerson(world, ['admin'])
})

afterEach(async () => {
  await first.end()
  await second.client.end().catch(() => undefined)
  await forgetOrders(root)
  await root.query('delete from public.school where not is_generic')
  await root.end()
})

/** One request as the administrator, committed. */
const request =
  (client: pg.Client): Call =>
  async (sql, values) => {
    await client.query('begin')
    await become(client, 'authenticated', admin)
    const { rows } = await client.query<Record<string, unknown>>(sql, values)
    await client.query('commit')
    return rows
  }

/** The first acts and commits while the second waits; what the second is told. */
async function afterTheFirst(
  one: (call: Call) => Promise<Summary>,
  other: (call: Call) => Promise<Summary>,
): Promise<Summary> {
  await first.query('begin')
  await become(first, 'authenticated', admin)
  await one(async (sql, values) => (await first.query<Record<string, unknown>>(sql, values)).rows)
  const waiting = other(request(second.client))
  await waitUntilBlocked(first, second)
  await first.query('commit')
  return waiting
}

describe.each(Object.entries(kinds))('runs of %s', (_, kind) => {
  async function arrange(count: number) {
    const targets: string[] = []
    for (let n = 0; n < count; n += 1) targets.push(await kind.newTarget(world, n))
    return { targets, ...(await kind.planned(request(root), targets)) }
  }
  const values = async (targets: string[]) =>
    (
      await world.root(
        `select ${kind.column} as value from unnest($1::uuid[]) with ordinality as asked (id, place)
         join ${kind.table} as target on target.id = asked.id order by place`,
        [targets],
      )
    ).map(({ value }) => value)

  test('of two windows on one run each carries out rows of its own', async () => {
    const { id, targets } = await arrange(4)
    const act = async (call: Call) => carryOut(call, id, 2)
    const { counts } = await afterTheFirst(act, act)
    expect(counts).toMatchObject({ update: 0, updated: 4, failed: 0 })
    expect(await values(targets)).toEqual([kind.after, kind.after, kind.after, kind.after])
  })

  test('of two windows that take one run back each takes rows of its own', async () => {
    const { id, targets } = await arrange(4)
    await carryOut(request(root), id)
    const act = async (call: Call) => undo(call, id, 2)
    const { counts } = await afterTheFirst(act, act)
    expect(counts).toMatchObject({ updated: 0, undone: 4, kept: 0 })
    expect(await values(targets)).toEqual([kind.before, kind.before, kind.before, kind.before])
  })

  test('of two runs over the same targets the second finds them changed', async () => {
    const { id, targets } = await arrange(3)
    const later = await kind.planned(request(root), targets)
    const { counts } = await afterTheFirst(
      async (call) => carryOut(call, id),
      async (call) => carryOut(call, later.id),
    )
    expect(counts).toMatchObject({ updated: 0, failed: 3 })
    expect(await wordsOf(request(root), later.id, 'failed')).toEqual([
      'changed_since',
      'changed_since',
      'changed_since',
    ])
    expect(await values(targets)).toEqual([kind.after, kind.after, kind.after])
  })

  test('a killed request leaves whole batches, and the run goes on', async () => {
    const { id, targets } = await arrange(4)
    await carryOut(request(root), id, 2)
    // Somebody holds the last target, so that the request is in the middle of its batch.
    await first.query('begin')
    await first.query(`select from ${kind.table} where id = $1 for update`, [targets[3]])
    const killed = carryOut(request(second.client), id, 2).then(
      () => 'done',
      () => 'killed',
    )
    second.client.on('error', () => undefined)
    await waitUntilBlocked(first, second)
    await root.query('select pg_terminate_backend($1::int)', [second.pid])
    expect(await killed).toBe('killed')
    await first.query('rollback')
    expect(await values(targets)).toEqual([kind.after, kind.after, kind.before, kind.before])
    expect((await carryOut(request(root), id, 2)).counts).toMatchObject({ update: 0, updated: 4 })
    expect(await values(targets)).toEqual([kind.after, kind.after, kind.after, kind.after])
  })
})
