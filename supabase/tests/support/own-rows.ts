import { expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from './database.ts'
import { newRow } from './planning.ts'
import { expectRefused, noPolicy, noRight } from './refusals.ts'
import { allowed, everyRole } from './roles.ts'
import { newTeacher } from './world.ts'

interface OwnTable {
  table: string
  /** The columns of a row besides its teacher. */
  columns: (db: Database) => Promise<Row>
  /** An assignment that an owner may make. */
  change: string
}

/** Tests a table on which teachers have all rights to their own rows and nobody else has any. */
export function testOwnRows({ table, columns, change }: OwnTable): void {
  const statements = {
    read: `select id from public.${table} where id = $1`,
    change: `update public.${table} set ${change} where id = $1 returning id`,
    delete: `delete from public.${table} where id = $1 returning id`,
  }

  test.each(Object.entries(statements))('owners %s their rows, nobody else does', (_, statement) =>
    rolledBack(async (db) => {
      const owner = await newTeacher(db)
      const row = await columns(db)
      const id = await newRow(db, table, { ...row, teacher_profile_id: owner.profileId })
      const before = await db.root(`select * from public.${table} where id = $1`, [id])
      const people = { ...(await everyRole(db)), owner }

      expect(await allowed(db, people, statement, [id])).toEqual(['owner'])
      await expectRefused(db.asAnon(statement, [id]), noRight(table))
      expect(await db.root(`select * from public.${table} where id = $1`, [id])).toEqual(before)
    }),
  )

  const create = (row: Row) => {
    const names = Object.keys(row)
    return {
      sql: `insert into public.${table} (${names.join(', ')})
        values (${names.map((_, index) => `$${index + 1}`).join(', ')})
        returning teacher_profile_id as owner`,
      values: Object.values(row),
    }
  }

  test('a new row belongs to whoever creates it', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { sql, values } = create(await columns(db))
      expect(await db.asUser(teacher, sql, values)).toEqual([{ owner: teacher.profileId }])
    }))

  test('nobody creates a row for another teacher', () =>
    rolledBack(async (db) => {
      const victim = await newTeacher(db)
      const { sql, values } = create({
        ...(await columns(db)),
        teacher_profile_id: victim.profileId,
      })
      for (const person of Object.values(await everyRole(db))) {
        await expectRefused(db.asUser(person, sql, values), noPolicy(table))
      }
      await expectRefused(db.asAnon(sql, values), noRight(table))
      expect(await db.root(`select from public.${table}`)).toEqual([])
    }))

  test('a row does not move to another teacher', () =>
    rolledBack(async (db) => {
      const [owner, victim] = [await newTeacher(db), await newTeacher(db)]
      const id = await newRow(db, table, {
        ...(await columns(db)),
        teacher_profile_id: owner.profileId,
      })
      await expectRefused(
        db.asUser(owner, `update public.${table} set teacher_profile_id = $2 where id = $1`, [
          id,
          victim.profileId,
        ]),
        noRight(table),
      )
    }))
}
