import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newContent } from '../../support/library.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const ask = async (db: Database, person: Person, target: object, after: string | null = null) =>
  (
    await db.asUser(person, 'select public.products_without_pictures($1, $2, 1)::jsonb as answer', [
      JSON.stringify(target),
      after,
    ])
  )[0]?.['answer'] as { left: number; rows: { id: string; fileKey: string }[] } // its own shape

test('those with a PDF and without a picture, one page after the other', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const bare = { thumbnails: [], publish_date: null }
    const [one, two] = [await newProduct(db, bare), await newProduct(db, bare)].toSorted()
    const ids = [
      one,
      two,
      // Not these: one has a picture, one no PDF, one no file.
      await newProduct(db),
      await newProduct(db, bare),
      await newProduct(db, bare),
    ].map(String)
    await newContent(db, String(one), ['a/1-Words.txt', 'a/2-First.PDF', 'a/3-Next.pdf'])
    await newContent(db, String(two), ['b/1-Other.pdf'])
    await newContent(db, String(ids[2]), ['c/1-Drawn.pdf'])
    await newContent(db, String(ids[3]), ['d/1-Sound.mp3'])
    const first = await ask(db, admin, { ids })
    expect(first).toMatchObject({ left: 2, rows: [{ id: one, fileKey: 'a/2-First.PDF' }] })
    const second = await ask(db, admin, { ids }, String(one))
    expect(second).toMatchObject({ left: 1, rows: [{ id: two, fileKey: 'b/1-Other.pdf' }] })
    expect(await ask(db, admin, { ids }, String(two))).toEqual({ left: 0, rows: [] })
    expect(await ask(db, admin, { filter: {}, words: '' })).toMatchObject({ left: 2 })
    await expectRefused(ask(db, await newTeacher(db), { ids }), 'admin_required')
  }))
