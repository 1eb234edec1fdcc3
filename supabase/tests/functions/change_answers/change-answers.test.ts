import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newProduct, newTeacher } from '../../support/world.ts'

const question = { type: 'Text', label: 'Name', required: true }
const change = 'select questions from public.change_answers($1, $2)'

async function answeredLine(db: Database): Promise<{ teacher: Person; line: unknown }> {
  const teacher = await newTeacher(db)
  const product = await newProduct(db, { questions: JSON.stringify([question]) })
  await db.asUser(teacher, `select from public.add_to_cart($1, '["Thandi"]')`, [product])
  const [line] = await db.root('select id from public.order_line')
  return { teacher, line: line?.['id'] }
}

const stored = async (db: Database) =>
  (await db.root('select questions from public.order_line'))[0]?.['questions']

test('answers anew', () =>
  rolledBack(async (db) => {
    const { teacher, line } = await answeredLine(db)
    expect(await db.asUser(teacher, change, [line, '["Lindiwe"]'])).toEqual([
      { questions: [{ ...question, value: 'Lindiwe' }] },
    ])
  }))

test('refuses the same answers as add_to_cart', () =>
  rolledBack(async (db) => {
    const { teacher, line } = await answeredLine(db)
    await expectRefused(db.asUser(teacher, change, [line, '[""]']), 'questions_required')
    await expectRefused(db.asUser(teacher, change, [line, '["a", "b"]']), 'answers_not_allowed')
    expect(await stored(db)).toEqual([{ ...question, value: 'Thandi' }])
  }))

test('line_not_found: somebody else’s line, an ordered line, no line', () =>
  rolledBack(async (db) => {
    const { teacher, line } = await answeredLine(db)
    const answers = '["Mallory"]'
    await expectRefused(db.asUser(await newTeacher(db), change, [line, answers]), 'line_not_found')
    await expectRefused(db.asUser(teacher, change, [null, answers]), 'line_not_found')
    await db.root(`update public.teacher_products_order set order_status = 'PROCESSING'`)
    await expectRefused(db.asUser(teacher, change, [line, answers]), 'line_not_found')
    await expectRefused(
      db.asAnon(change, [line, answers]),
      'permission denied for function change_answers',
    )
    expect(await stored(db)).toEqual([{ ...question, value: 'Thandi' }])
  }))
