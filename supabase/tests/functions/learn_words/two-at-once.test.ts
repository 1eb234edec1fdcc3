import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { connect, holdWorld } from '../../support/database.ts'

// These tests use two connections that have both begun, as two imports have; nothing of theirs is committed.

let root: pg.Client
let one: pg.Client
let other: pg.Client

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  one = await connect()
  other = await connect()
  for (const client of [one, other]) {
    await client.query('begin')
    // Whoever waits at all fails: neither may wait for the end of the other.
    await client.query(`set local lock_timeout = '500ms'`)
  }
})

afterEach(async () => {
  for (const client of [one, other]) {
    await client.query('rollback')
    await client.end()
  }
  await root.end()
})

const learn = (words: string) => [`select private.learn_words($1)`, words] as const
const shelve = (title: string) =>
  [
    `insert into public.product (title, price, e_commerce_product, publish_date, thumbnails)
     values ($1, 10, true, '2025-01-15', array['Products/cover.png'])`,
    title,
  ] as const
const rename = (title: string) =>
  [
    `update public.product set title = $1 where id = (select max(id::text)::uuid from public.product
     where title like 'Zz%')`,
    title,
  ] as const

test.each([
  ['the same words', [learn('zzolifant zzkameelperd')], [learn('zzolifant zzkameelperd')]],
  [
    'the same words, in the other order',
    [learn('zzolifant'), learn('zzkameelperd')],
    [learn('zzkameelperd'), learn('zzolifant')],
  ],
  [
    'new resources with the same words',
    [shelve('Zzolifant'), shelve('Zzkameelperd')],
    [shelve('Zzkameelperd twee'), shelve('Zzolifant twee')],
  ],
  [
    'resources that are renamed',
    [shelve('Zzeerste'), rename('Zzolifant'), rename('Zzkameelperd')],
    [shelve('Zztweede'), rename('Zzkameelperd'), rename('Zzolifant')],
  ],
])('two imports learn %s, and neither waits for the other', async (_what, mine, theirs) => {
  for (const [step, [sql, value]] of mine.entries()) {
    await one.query(sql, [value])
    const [sqlOfOther = '', valueOfOther = ''] = theirs[step] ?? []
    await other.query(sqlOfOther, [valueOfOther])
  }
  for (const client of [one, other]) {
    const { rows } = await client.query<{ words: string[] }>(
      `select array(select distinct word from private.shelf_word
        where word in ('zzolifant', 'zzkameelperd') order by 1) as words`,
    )
    expect(rows[0]?.words).toEqual(['zzkameelperd', 'zzolifant'])
  }
})
