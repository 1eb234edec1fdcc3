import { expect, test } from 'vitest'
import { connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked } from '../../support/interleave.ts'
import { newCategory, newProduct } from '../../support/world.ts'

test('a resource that is put into a category while that is renamed has its new name', async () => {
  const [first, second] = [await connect(), await rival(await connect())]
  await holdWorld(first)
  const world = rootOf(first)
  const top = await newCategory(world, 'Interleaved top')
  const category = await newCategory(world, 'Interleaved below', top)
  const product = await newProduct(world, { title: 'Interleaved resource' })
  try {
    await first.query('begin')
    await first.query(
      `update public.product_category set name = 'Interleaved renamed' where id = $1`,
      [top],
    )
    const put = second.client.query('update public.product set category_id = $2 where id = $1', [
      product,
      category,
    ])
    await waitUntilBlocked(first, second)
    await first.query('commit')
    await put
    const [row] = await world.root('select category_order from public.product where id = $1', [
      product,
    ])
    expect(row?.['category_order']).toBe('99interleaved renamed\u000199interleaved below')
  } finally {
    await first.query('rollback')
    await first.query('delete from public.product where id = $1', [product])
    await first.query('delete from public.product_category where id = $1', [category])
    await first.query('delete from public.product_category where id = $1', [top])
    await Promise.all([first.end(), second.client.end()])
  }
})
