import { expect, test } from 'vitest'
import {
  better,
  replace,
  resourceWithFile,
  right,
  stored,
  versionsOf,
  wrong,
} from '../../support/content-versions.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPurchase } from '../../support/library.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const memo = 'ProductsContent/7/1-Memo.pdf'
const putBack = 'select public.put_back_content_file($1, $2)'
const drop = 'select public.drop_content_version($1, $2)'
const sent = 'select public.content_file_sent($1) as sent'

const keysOf = async (db: Database, product: string) => {
  const [row] = await db.root(
    'select file_keys from public.product_content where product_id = $1',
    [product],
  )
  return row?.['file_keys']
}

const earlierOf = async (db: Database, admin: Person, product: string) => {
  const [version] = await versionsOf(db, admin, product)
  return version?.earlier.map(({ fileKey }) => fileKey).toSorted()
}

test('a corrected file takes the place of the wrong one, which only administrators still reach', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    const owner = await newTeacher(db)
    await newPurchase(db, owner.profileId, product)
    await replace(db, admin, product, wrong, right)
    expect(await keysOf(db, product)).toEqual([right, memo])
    expect(await versionsOf(db, admin, product)).toMatchObject([
      { fileKey: right, earlier: [{ fileKey: wrong }], told: null },
    ])
    expect(
      await db.asUser(owner, 'select file_key, corrected_at from public.product_files($1)', [
        product,
      ]),
    ).toEqual([
      { file_key: right, corrected_at: null },
      { file_key: memo, corrected_at: null },
    ])
    await expectRefused(
      db.asUser(owner, 'select public.record_download($1, $2)', [product, wrong]),
      'file_not_found',
    )
  }))

test('the same call again changes nothing; whoever comes second with another file is refused', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    await replace(db, admin, product, wrong, right)
    await replace(db, admin, product, wrong, right)
    const other = await newPerson(db, ['admin'])
    await expectRefused(replace(db, other, product, wrong, better), 'content_file_not_named')
    await expectRefused(replace(db, admin, product, right, memo), 'content_file_not_named')
    expect(await keysOf(db, product)).toEqual([right, memo])
    expect(await versionsOf(db, admin, product)).toHaveLength(1)
  }))

test('refuses a file that is not stored, one of another size, and an unknown resource', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    const digest = 'a'.repeat(64)
    await expectRefused(replace(db, admin, product, wrong, 'gone.pdf'), 'content_file_not_stored')
    await expectRefused(
      replace(db, admin, product, wrong, right, [digest, 5]),
      'content_file_not_whole',
    )
    const nowhere = '00000000-0000-4000-8000-00000000dead'
    await expectRefused(replace(db, admin, nowhere, wrong, right), 'content_file_not_named')
    expect(await keysOf(db, product)).toEqual([wrong, memo])
    await replace(db, admin, product, wrong, right, [digest, 2048])
    expect(await db.asUser(admin, sent, [right])).toEqual([
      { sent: { sha256: digest, bytes: 2048 } },
    ])
  }))

test('an earlier version is put back, and what replaced it is kept in turn, with its checksum', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    const digest = 'a'.repeat(64)
    await replace(db, admin, product, wrong, right, [digest, 2048])
    await replace(db, admin, product, right, better)
    expect(await earlierOf(db, admin, product)).toEqual([wrong, right])
    await db.asUser(admin, putBack, [product, right])
    expect(await keysOf(db, product)).toEqual([right, memo])
    expect(await earlierOf(db, admin, product)).toEqual([wrong, better])
    expect(await db.asUser(admin, sent, [right])).toMatchObject([{ sent: { sha256: digest } }])
    await expectRefused(db.asUser(admin, putBack, [product, right]), 'content_file_not_named')
  }))

test('one that is deleted is not put back, and its file is listed as named by nothing', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    await replace(db, admin, product, wrong, right, ['a'.repeat(64), 2048])
    await replace(db, admin, product, right, better)
    await db.root(`update storage.objects set created_at = now() - interval '2 days'`)
    const unnamed = async () => {
      const rows = await db.root('select name from private.unnamed_files()')
      return rows.map(({ name }) => name).filter((name) => name === wrong || name === right)
    }
    expect(await unnamed()).toEqual([])
    await db.asUser(admin, drop, [product, right])
    expect(await unnamed()).toEqual([right])
    expect(await db.asUser(admin, sent, [right])).toEqual([{ sent: null }])
    await expectRefused(db.asUser(admin, putBack, [product, right]), 'content_file_not_named')
    expect(await versionsOf(db, admin, product)).toMatchObject([
      { fileKey: better, earlier: [{ fileKey: wrong }] },
    ])
  }))

test('one that the store has lost is not put back', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    await replace(db, admin, product, wrong, right)
    await db.root(`update storage.objects set name = 'elsewhere.pdf' where name = $1`, [wrong])
    await expectRefused(db.asUser(admin, putBack, [product, wrong]), 'content_file_not_stored')
    expect(await keysOf(db, product)).toEqual([right, memo])
  }))

test('one that was lost before it was replaced is no version to put back', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    await db.root(`update storage.objects set name = 'elsewhere.pdf' where name = $1`, [wrong])
    await replace(db, admin, product, wrong, right)
    expect(await versionsOf(db, admin, product)).toMatchObject([{ fileKey: right, earlier: [] }])
    await expectRefused(db.asUser(admin, putBack, [product, wrong]), 'content_file_not_named')
  }))

test('with the file its versions go, also when an import names others', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    const memoToo = 'ProductsContent/7/2-Memo.pdf'
    await stored(db, memoToo)
    await replace(db, admin, product, wrong, right, ['a'.repeat(64), 2048])
    await replace(db, admin, product, right, better)
    await replace(db, admin, product, memo, memoToo)
    await db.asUser(admin, 'select public.remove_content_file($1, $2)', [product, better])
    expect(await versionsOf(db, admin, product)).toMatchObject([{ fileKey: memoToo }])
    expect(await db.asUser(admin, sent, [right])).toEqual([{ sent: null }])
    await db.root(`update public.product_content set file_keys = '{}' where product_id = $1`, [
      product,
    ])
    expect(await versionsOf(db, admin, product)).toEqual([])
    expect(await db.root('select from private.content_version')).toEqual([])
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    await replace(db, admin, product, wrong, right)
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin'])]) {
      await expectRefused(replace(db, person, product, right, better), 'admin_required')
      for (const sql of [putBack, drop])
        await expectRefused(db.asUser(person, sql, [product, wrong]), 'admin_required')
      await expectRefused(
        db.asUser(person, 'select public.content_versions($1)', [product]),
        'admin_required',
      )
    }
    for (const name of ['content_versions', 'put_back_content_file', 'drop_content_version'])
      await expectRefused(
        db.asAnon(
          name === 'content_versions'
            ? 'select public.content_versions($1)'
            : `select public.${name}($1, 'x')`,
          [product],
        ),
        `permission denied for function ${name}`,
      )
  }))
