import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'

test('computed fields answer about an order exactly to those whom the policy lets read it', () =>
  rolledBack(async (db) => {
    const owner = await newTeacher(db)
    const people = {
      owner,
      admin: await newPerson(db, ['admin']),
      stranger: await newTeacher(db),
      superadmin: await newPerson(db, ['superadmin']),
    }
    const placed = async (created: string, ordered: string | null) => {
      const id = await newOrder(db, owner.profileId, 'PROCESSING')
      await db.root(
        'update public.teacher_products_order set created_at = $2, order_date_time = $3 where id = $1',
        [id, created, ordered],
      )
      return id
    }
    const [times] = await db.root(
      `select (now() - interval '2 months')::text as old, (now() - interval '2 days')::text as recent`,
    )
    const [old, recent] = [String(times?.['old']), String(times?.['recent'])]
    const readers: Record<string, string[]> = {}
    for (const [name, id] of [
      ['new', await placed(recent, null)],
      ['old cart, placed lately', await placed(old, recent)],
      ['old', await placed(old, old)],
      ['old cart', await placed(old, null)],
    ] as const) {
      readers[name] = []
      for (const [who, person] of Object.entries(people)) {
        const [row] = await db.asUser(
          person,
          `select exists (select from public.teacher_products_order where id = $1) as seen,
             public._invoice_details_missing(
               jsonb_populate_record(null::public.teacher_products_order, jsonb_build_object('id', $1::text))
             ) is not null as told`,
          [id],
        )
        expect(row?.['told'], `${name} as ${who}`).toBe(row?.['seen'])
        if (row?.['told'] === true) readers[name].push(who)
      }
    }
    expect(readers).toEqual({
      new: ['owner', 'admin'],
      'old cart, placed lately': ['owner', 'admin'],
      old: ['owner'],
      'old cart': ['owner'],
    })
  }))
