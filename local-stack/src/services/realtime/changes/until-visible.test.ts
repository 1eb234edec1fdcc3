import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRealtimeFixture, type Fixture } from '../testing/fixture.ts'
import { untilVisible } from './until-visible.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture('create table public.note (id int primary key);')
})
afterAll(() => fixture.stop())

test('waits for a transaction that is still running, and for no other', async () => {
  const { host, port, user, password, database } = fixture.db
  const writer = new pg.Client({ host, port, user, password, database })
  await writer.connect()
  try {
    await writer.query('begin')
    await writer.query('insert into public.note values (1)')
    const { rows } = await writer.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
    const xid = Number(rows[0]?.xid)
    let visible = false
    const waiting = untilVisible(fixture.db, [{ xid }]).then(() => {
      visible = true
    })
    await untilVisible(fixture.db, [{ xid: xid - 1 }])
    await delay(50)
    expect(visible).toBe(false)
    await writer.query('commit')
    await waiting
  } finally {
    await writer.end()
  }
})
