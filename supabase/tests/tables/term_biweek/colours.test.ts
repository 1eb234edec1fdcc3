import { expect, test } from 'vitest'
import { connect, holdWorld, rolledBack, rootOf, type Row } from '../../support/database.ts'
import { rival, waitUntilBlocked } from '../../support/interleave.ts'
import { newRow, newTerm } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import type { Root } from '../../support/world.ts'

const biweek = (db: Root, termId: string, change: Row = {}) =>
  newRow(db, 'term_biweek', {
    term_id: termId,
    label: 'Weeks 1-2',
    start_date: '2031-01-15',
    end_date: '2031-01-24',
    ...change,
  })

const colours = async (db: Root, termId: string) =>
  (
    await db.root(
      'select color from public.term_biweek where term_id = $1 order by created_at, id',
      [termId],
    )
  ).map(({ color }) => color)

const palette = [
  'red',
  'cyan',
  'pink',
  'deep-purple',
  'orange',
  'indigo',
  'deep-orange',
  'blue',
  'brown',
  'light-blue',
  'teal',
  'blue-grey',
  'green',
  'purple',
  'light-green',
]

test('each new biweek gets the next colour of the palette, the sixteenth is refused', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db)
    const given: unknown[] = []
    for (const colour of palette) {
      const added = await biweek(db, id, { color: 'red' })
      const [row] = await db.root('select color from public.term_biweek where id = $1', [added])
      given.push(row?.['color'])
      expect(given.at(-1)).toBe(colour)
    }
    await expectRefused(biweek(db, id), 'biweek_colors_used_up')
  }))

test('the first free colour is taken, whatever was deleted or changed', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db)
    const other = await newTerm(db)
    await biweek(db, other)
    const first = await biweek(db, id)
    const second = await biweek(db, id)
    await db.root(`update public.term_biweek set color = 'teal' where id = $1`, [second])
    await db.root('delete from public.term_biweek where id = $1', [first])
    await biweek(db, id)
    await biweek(db, id)
    expect((await colours(db, id)).toSorted()).toEqual(['cyan', 'red', 'teal'])
  }))

test.each<[string, Row]>([
  ['term_biweek_label_present', { label: '' }],
  ['term_biweek_label_length', { label: 'x'.repeat(101) }],
  ['term_biweek_label_af_length', { label_af: '' }],
  ['term_biweek_end_not_before_start', { end_date: '2031-01-14' }],
  ['term_biweek_dates_in_time', { end_date: 'infinity' }],
])('%s refuses %o', (constraint, change) =>
  rolledBack(async (db) => {
    await expect(biweek(db, await newTerm(db), change)).rejects.toMatchObject({ constraint })
  }),
)

test('a colour that is not of the palette is refused', () =>
  rolledBack(async (db) => {
    const id = await biweek(db, await newTerm(db))
    await expect(
      db.root(`update public.term_biweek set color = 'black' where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'term_biweek_color_known' })
  }))

test('two administrators add a biweek at once: it gets two colours', async () => {
  const [root, first] = [await connect(), await connect()]
  const second = await rival(await connect())
  await holdWorld(root)
  const id = await newTerm(rootOf(root))
  try {
    await first.query('begin')
    await biweek(rootOf(first), id)
    const waiting = biweek(rootOf(second.client), id)
    await waitUntilBlocked(first, second)
    await first.query('commit')
    await waiting
    expect((await colours(rootOf(root), id)).toSorted()).toEqual(['cyan', 'red'])
  } finally {
    await root.query('delete from public.term where id = $1', [id])
    await Promise.all([root.end(), first.end(), second.client.end()])
  }
})
