import { describe, expect, test } from 'vitest'
import { rolledBack, rolledBackAlone, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'
import { callOf, carryOut, creatingKinds, kinds, stop, undo, wordsOf } from './kinds.ts'

/** What each kind of run owes whoever presses its buttons. */
describe.each(Object.entries(kinds))('runs of %s', (name, kind) => {
  async function arrange(db: Database, count: number) {
    const call = callOf(db, await newPerson(db, ['admin']))
    const targets: string[] = []
    for (let n = 0; n < count; n += 1) targets.push(await kind.newTarget(db, n))
    const { id, counts } = await kind.planned(call, targets)
    expect(counts).toMatchObject({ update: count, error: 0 })
    return { call, id, targets }
  }
  const values = async (db: Database, targets: string[]) =>
    (
      await db.root(
        `select ${kind.column} as value from unnest($1::uuid[]) with ordinality as asked (id, place)
         left join ${kind.table} as target on target.id = asked.id order by place`,
        [targets],
      )
    ).map(({ value }) => value)
  const meddle = async (db: Database, id: string | undefined) =>
    db.root(`update ${kind.table} set ${kind.column} = $2 where id = $1`, [id, kind.others])
  const remove = async (db: Database, id: string | undefined) =>
    db.root(`delete from ${kind.table} where id = $1`, [id])
  /** The table refuses to write one target, with this error. */
  const refuse = async (db: Database, id: string | undefined, code = 'P0001') => {
    await db.root(`create function private.refuse_probe() returns trigger language plpgsql as $$
      begin
        if new.id = '${id ?? ''}' then raise exception 'probe_refused' using errcode = '${code}'; end if;
        return new;
      end $$`)
    await db.root(`create trigger refuse_probe before update on ${kind.table}
      for each row execute function private.refuse_probe()`)
  }
  const { before, after, others } = kind

  test('a repeated request changes nothing twice', () =>
    rolledBack(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      expect((await carryOut(call, id, 2)).counts).toMatchObject({ update: 1, updated: 2 })
      expect(await values(db, targets)).toEqual([after, after, before])
      expect((await carryOut(call, id, 2)).counts).toMatchObject({ update: 0, updated: 3 })
      expect((await carryOut(call, id, 2)).counts).toMatchObject({ update: 0, updated: 3 })
      expect(await values(db, targets)).toEqual([after, after, after])
      expect((await undo(call, id, 2)).counts).toMatchObject({ updated: 1, undone: 2 })
      // The last first.
      expect(await values(db, targets)).toEqual([after, before, before])
      await undo(call, id, 2)
      await meddle(db, targets[0])
      expect((await undo(call, id, 2)).counts).toMatchObject({ updated: 0, undone: 3, kept: 0 })
      expect(await values(db, targets)).toEqual([others, before, before])
    }))

  test('a stopped run carries out nothing until it goes on', () =>
    rolledBack(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      await carryOut(call, id, 1)
      expect(await stop(call, id)).toMatchObject({ status: 'stopped' })
      await expectRefused(carryOut(call, id), 'run_stopped')
      expect(await values(db, targets)).toEqual([after, before, before])
      expect(await stop(call, id, false)).toMatchObject({ status: 'running' })
      expect((await carryOut(call, id)).counts).toMatchObject({ update: 0, updated: 3 })
    }))

  test('what is done of a stopped run is taken back, and the rest is never carried out', () =>
    rolledBack(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      await carryOut(call, id, 1)
      await stop(call, id)
      expect(await undo(call, id)).toMatchObject({
        status: 'undoing',
        counts: { undone: 1, update: 2 },
      })
      expect(await values(db, targets)).toEqual([before, before, before])
      await expectRefused(carryOut(call, id), 'run_stopped')
      await expectRefused(stop(call, id, false), 'run_stopped')
    }))

  test('what others changed or deleted since it was shown is left, and says so', () =>
    rolledBack(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      await meddle(db, targets[0])
      await remove(db, targets[1])
      expect((await carryOut(call, id)).counts).toMatchObject({ updated: 1, failed: 2 })
      expect(await wordsOf(call, id, 'failed')).toEqual(['changed_since', 'not_there'])
      expect(await values(db, targets)).toEqual([others, null, after])
      expect((await undo(call, id)).counts).toMatchObject({ undone: 1, failed: 2, kept: 0 })
      expect(await values(db, targets)).toEqual([others, null, before])
    }))

  test('what others changed or deleted since it was done is kept, and says so', () =>
    rolledBack(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      await carryOut(call, id)
      await meddle(db, targets[0])
      await remove(db, targets[1])
      expect((await undo(call, id)).counts).toMatchObject({ undone: 1, kept: 2 })
      expect(await wordsOf(call, id, 'kept')).toEqual(['changed_since', 'not_there'])
      expect(await values(db, targets)).toEqual([others, null, before])
    }))

  test('a row that its table refuses fails alone', () =>
    rolledBackAlone(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      await refuse(db, targets[1])
      expect((await carryOut(call, id)).counts).toMatchObject({ updated: 2, failed: 1, update: 0 })
      expect(await wordsOf(call, id, 'failed')).toEqual(['probe_refused'])
      expect(await values(db, targets)).toEqual([after, before, after])
    }))

  test('a row that its table does not take back is kept alone', () =>
    rolledBackAlone(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      await carryOut(call, id)
      await refuse(db, targets[1])
      expect((await undo(call, id)).counts).toMatchObject({ undone: 2, kept: 1, updated: 0 })
      expect(await wordsOf(call, id, 'kept')).toEqual(['probe_refused'])
      expect(await values(db, targets)).toEqual([before, after, before])
    }))

  test('a lock that was not had ends the request, and is no fault of a row', () =>
    rolledBackAlone(async (db) => {
      const { call, id, targets } = await arrange(db, 3)
      await refuse(db, targets[1], '55P03')
      await expectRefused(carryOut(call, id), 'probe_refused')
      expect(await values(db, targets)).toEqual([before, before, before])
      await db.root(`drop trigger refuse_probe on ${kind.table}`)
      expect((await carryOut(call, id)).counts).toMatchObject({ updated: 3, failed: 0 })
    }))

  test('one request does no more than its kind allows', () =>
    rolledBack(async (db) => {
      const { call, id } = await arrange(db, kind.batch + 1)
      expect((await carryOut(call, id, 100_000)).counts).toMatchObject({
        update: 1,
        updated: kind.batch,
      })
      await carryOut(call, id, 0)
      expect((await undo(call, id, 100_000)).counts).toMatchObject({
        updated: 1,
        undone: kind.batch,
      })
    }))

  test('it is taken back for as long as its kind says', () =>
    rolledBack(async (db) => {
      const { call, id } = await arrange(db, 1)
      await carryOut(call, id)
      const age = async (days: number) =>
        db.root(
          `update private.run set created_at = now() - make_interval(days => $2) where id = $1`,
          [id, days],
        )
      await age(kind.days + 1)
      await expectRefused(undo(call, id), 'run_too_old')
      await age(kind.days - 1)
      expect((await undo(call, id)).counts).toMatchObject({ undone: 1 })
    }))

  test('it is kept for 90 days', () =>
    rolledBack(async (db) => {
      const { call, id, targets } = await arrange(db, 1)
      const there = async () => db.root('select from private.run where id = $1', [id])
      await db.root(
        `update private.run set created_at = now() - interval '89 days' where id = $1`,
        [id],
      )
      await kind.planned(call, targets)
      expect(await there()).toHaveLength(1)
      await db.root(
        `update private.run set created_at = now() - interval '91 days' where id = $1`,
        [id],
      )
      await kind.planned(call, targets)
      expect(await there()).toEqual([])
    }))

  test('it belongs to the administrator who began it', () =>
    rolledBack(async (db) => {
      const { id, call, targets } = await arrange(db, 1)
      const acts = [carryOut, undo, stop] as const
      const [other, teacher] = [await newPerson(db, ['admin']), await newTeacher(db)]
      for (const act of acts) {
        await expectRefused(act(callOf(db, other), id), 'run_not_found')
        await expectRefused(act(callOf(db, teacher), id), 'admin_required')
      }
      await expectRefused(wordsOf(callOf(db, other), id, 'update'), 'run_not_found')
      await expectRefused(wordsOf(callOf(db, teacher), id, 'update'), 'admin_required')
      const state = 'select public.run_state($1) as answer'
      expect(await db.asUser(other, state, [name])).toEqual([{ answer: null }])
      await expectRefused(db.asUser(teacher, state, [name]), 'admin_required')
      expect((await call(state, [name]))[0]?.['answer']).toMatchObject({ id, kind: name })
      expect(await values(db, targets)).toEqual([before])
    }))
})

describe.each(Object.entries(creatingKinds))('rows that a run of %s creates', (_, kind) => {
  const made = async (db: Database) =>
    (
      await db.root(
        `select ${kind.name} as name from ${kind.table} where ${kind.name} like 'Made%' order by 1`,
      )
    ).map(({ name }) => name)

  test('one that cannot be deleted is kept alone', () =>
    rolledBackAlone(async (db) => {
      const call = callOf(db, await newPerson(db, ['admin']))
      const { id } = await kind.planned(call, ['Made 1', 'Made 2', 'Made 3'])
      expect((await carryOut(call, id)).counts).toMatchObject({ created: 3 })
      await db.root(`create function private.refuse_probe() returns trigger language plpgsql as $$
        begin
          if old.${kind.name} = 'Made 2' then raise exception 'probe_refused'; end if;
          return old;
        end $$`)
      await db.root(`create trigger refuse_probe before delete on ${kind.table}
        for each row execute function private.refuse_probe()`)
      expect((await undo(call, id)).counts).toMatchObject({ undone: 2, kept: 1, created: 0 })
      expect(await wordsOf(call, id, 'kept')).toEqual(['probe_refused'])
      expect(await made(db)).toEqual(['Made 2'])
    }))

  test('one that somebody uses or has changed is kept, and says why', () =>
    rolledBack(async (db) => {
      const call = callOf(db, await newPerson(db, ['admin']))
      const { id } = await kind.planned(call, ['Made 1', 'Made 2', 'Made 3'])
      await carryOut(call, id)
      await kind.use(db, 'Made 1')
      await db.root(
        `update ${kind.table} set ${kind.name} = 'Made 2, and renamed' where ${kind.name} = 'Made 2'`,
      )
      expect((await undo(call, id)).counts).toMatchObject({ undone: 1, kept: 2 })
      expect(await wordsOf(call, id, 'kept')).toEqual(['in_use', 'changed_since'])
      expect(await made(db)).toEqual(['Made 1', 'Made 2, and renamed'])
    }))
})
