import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { become, connect, holdWorld, rootOf, type Person } from '../../support/database.ts'
import { forgetOrders } from '../../support/committed.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import type { Teacher } from '../../support/merging.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let office: pg.Client
let phone: Rival
let boss: Person
let kept: Teacher
let emptied: Teacher
let product: string

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  const world = rootOf(root)
  office = await connect()
  phone = await rival(await connect())
  boss = await newPerson(world, ['superadmin'])
  kept = await newTeacher(world)
  emptied = await newTeacher(world)
  product = await newProduct(world)
})

afterEach(async () => {
  await office.end()
  await phone.client.end()
  await root.query('delete from private.account_merge')
  await forgetOrders(root)
  await root.end()
})

async function begin(client: pg.Client, person: Person): Promise<void> {
  await client.query('begin')
  await become(client, 'authenticated', person)
}

const merge = 'select public.merge_accounts($1, $2)'
const outcome = (statement: Promise<unknown>) =>
  statement.then(
    () => 'done',
    (error: unknown) => String(error),
  )

test('a cart that is being filled waits for the merge, and is refused', async () => {
  await begin(office, boss)
  await office.query(merge, [kept.profileId, emptied.profileId])
  await begin(phone.client, emptied)
  const late = outcome(phone.client.query('select public.add_to_cart($1)', [product]))
  await waitUntilBlocked(office, phone)
  await office.query('commit')
  expect(await late).toContain('profile_required')
  await phone.client.query('rollback')
  const { rows } = await root.query('select id from public.teacher_products_order')
  expect(rows).toEqual([])
})

test('a merge waits for the cart that is being filled, and takes it along', async () => {
  await begin(office, emptied)
  await office.query('select public.add_to_cart($1)', [product])
  await begin(phone.client, boss)
  const late = outcome(phone.client.query(merge, [kept.profileId, emptied.profileId]))
  await waitUntilBlocked(office, phone)
  await office.query('commit')
  expect(await late).toBe('done')
  await phone.client.query('commit')
  const { rows } = await root.query(
    'select teacher_profile_id as profile, product_count as n from public.teacher_products_order',
  )
  expect(rows).toEqual([{ profile: kept.profileId, n: 1 }])
})

test('two merges of the same pair in opposite directions: one happens', async () => {
  await begin(office, boss)
  await office.query(merge, [kept.profileId, emptied.profileId])
  await begin(phone.client, boss)
  const late = outcome(phone.client.query(merge, [emptied.profileId, kept.profileId]))
  await waitUntilBlocked(office, phone)
  await office.query('commit')
  expect(await late).toContain('profile_not_found')
  await phone.client.query('rollback')
  const { rows } = await root.query('select id from public.teacher_profile')
  expect(rows).toEqual([{ id: kept.profileId }])
})
