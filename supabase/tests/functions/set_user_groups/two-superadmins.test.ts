import { expect, test } from 'vitest'
import { become, connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked } from '../../support/interleave.ts'
import { newPerson } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

test('of two who take the right from each other at the same time, one succeeds', async () => {
  const root = await connect()
  await holdWorld(root)
  const [first, second] = [await connect(), await rival(await connect())]
  const world = rootOf(root)
  const people = [await newPerson(world, ['superadmin']), await newPerson(world, ['superadmin'])]
  const [anna, ben] = people
  try {
    const take = `select public.set_user_groups($1, '{}', '{superadmin}')`
    await first.query('begin')
    await become(first, 'authenticated', anna)
    await first.query(take, [ben?.id])
    await second.client.query('begin')
    await become(second.client, 'authenticated', ben)
    const late = second.client.query(take, [anna?.id]).then(
      () => 'done',
      (error: unknown) => String(error),
    )
    await waitUntilBlocked(first, second)
    await first.query('commit')
    expect(await late).toContain('superadmin_required')
    await second.client.query('rollback')
    const { rows } = await root.query(
      `select user_id from private.user_group where group_name = 'superadmin' and user_id = any ($1)`,
      [people.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ user_id: anna?.id }])
  } finally {
    await first.end()
    await second.client.end()
    await root.query('delete from auth.users where id = any ($1)', [people.map(({ id }) => id)])
    await root.end()
  }
})
