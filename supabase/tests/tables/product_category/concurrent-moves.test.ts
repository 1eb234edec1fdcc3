import { expect, test } from 'vitest'
import { connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked } from '../../support/interleave.ts'
import { newCategory } from '../../support/world.ts'

test('two moves at once cannot create a circle', async () => {
  const [first, second] = [await connect(), await rival(await connect())]
  await holdWorld(first)
  const world = rootOf(first)
  const left = await newCategory(world, 'Interleaved left')
  const right = await newCategory(world, 'Interleaved right')
  const move = 'update public.product_category set parent_id = $2 where id = $1'
  try {
    await first.query('begin')
    await first.query(move, [left, right])
    const other = second.client.query(move, [right, left])
    const outcome = expect(other).rejects.toMatchObject({ message: 'category_cycle' })
    await waitUntilBlocked(first, second)
    await first.query('commit')
    await outcome
    expect(
      await world.root('select id from public.product_category where parent_id = $1', [left]),
    ).toEqual([])
  } finally {
    await first.query('rollback')
    await first.query('update public.product_category set parent_id = null where id = any ($1)', [
      [left, right],
    ])
    await first.query('delete from public.product_category where id = any ($1)', [[left, right]])
    await Promise.all([first.end(), second.client.end()])
  }
})
