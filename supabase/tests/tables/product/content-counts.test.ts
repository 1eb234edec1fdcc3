import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPerson, newProduct } from '../../support/world.ts'

const counts = `select file_count as files, video_count as videos, updated_at = '2020-01-01' as untouched
  from public.product where id = $1`

test('a product knows how many files and videos it has, and is not changed by that', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db, { updated_at: '2020-01-01' })
    const expectCounts = async (files: number, videos: number) =>
      expect(await db.root(counts, [product])).toEqual([{ files, videos, untouched: true }])
    await expectCounts(0, 0)
    await db.asUser(
      admin,
      `insert into public.product_content (product_id, file_keys, urls) values ($1, '{a.pdf,b.pdf}', '{76979871}')`,
      [product],
    )
    await expectCounts(2, 1)
    await db.asUser(
      admin,
      `update public.product_content set file_keys = '{a.pdf}' where product_id = $1`,
      [product],
    )
    await expectCounts(1, 1)
    await db.asUser(admin, 'delete from public.product_content where product_id = $1', [product])
    await expectCounts(0, 0)
  }))
