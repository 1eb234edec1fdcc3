import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newPaper, newSubject, question } from '../../support/papers.ts'
import { newTeacher } from '../../support/world.ts'

const put = (db: Database, name: string, days: number) =>
  db.root(
    `insert into storage.objects (bucket_id, name, created_at)
     values ('papers', $1, now() - make_interval(days => $2))`,
    [name, days],
  )

test('pictures that no paper names are told to their owner after a week', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const own = (name: string) => `Assessments/${teacher.id}/${name}.png`
    await put(db, own('used'), 30)
    await put(db, own('left'), 30)
    await put(db, own('new'), 2)
    await put(db, `Assessments/${other.id}/left.png`, 30)
    await put(db, 'Assessments/shared/left.png', 30)
    const picture = { type: 'image', src: `papers/${own('used')}` }
    const cell = { type: 'tablecell', children: [{ type: 'paragraph', children: [picture] }] }
    const table = { type: 'table', children: [{ type: 'tablerow', children: [cell] }] }
    const richText = { root: { type: 'root', children: [table] } }
    await newPaper(db, teacher, await newSubject(db), [{ ...question('1', 5), richText }])
    const unused = 'select my_unused_pictures from public.my_unused_pictures()'
    expect(await db.asUser(teacher, unused)).toEqual([{ my_unused_pictures: [own('left')] }])
    expect(await db.asUser(other, unused)).toEqual([
      { my_unused_pictures: [`Assessments/${other.id}/left.png`] },
    ])
  }))
