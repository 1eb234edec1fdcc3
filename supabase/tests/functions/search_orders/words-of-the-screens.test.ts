import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { rolledBack } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { newLine, newOrder, newProduct, newTeacher } from '../../support/world.ts'

const texts = (locale: string) =>
  z
    .record(z.string(), z.string())
    .parse(
      JSON.parse(
        readFileSync(new URL(`../../../../web/src/i18n/${locale}.json`, import.meta.url), 'utf8'),
      ),
    )
const languages = [texts('en'), texts('af')]

/** The messages of web/src/domain/order/order-words.ts. */
const statuses = [
  ['PENDING', 'XR0aGw'],
  ['QUOTING', 'ILXLfd'],
  ['PROCESSING', '3LvWLN'],
  ['PAID', 'd21RQ1'],
  ['CANCELLED', 'xbC+R+'],
]
const methods = [
  ['EFT', 'Ce6uYJ'],
  ['PayFast', '86EQI2'],
  ['Free', 'V347nb'],
]

test('status and payment method are found by the words that the screens show, in both languages', () =>
  rolledBack(async (db) => {
    const wordsOf = async (status: string | null, method: string | null) => {
      const [row] = await db.root('select lower(private.order_words($1, $2)) as words', [
        status,
        method,
      ])
      return row?.['words']
    }
    for (const texts of languages) {
      for (const [status = '', id = ''] of statuses) {
        expect(await wordsOf(status, null)).toContain(texts[id]?.toLowerCase() ?? 'no text')
      }
      for (const [method = '', id = ''] of methods) {
        expect(await wordsOf(null, method)).toContain(texts[id]?.toLowerCase() ?? 'no text')
      }
    }
  }))

test('an order is found by its date and total as written in either language', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const id = await newOrder(db, teacher.profileId, 'PAID')
    await newLine(db, id, await newProduct(db, { price: '1234.50' }))
    await db.root(
      `update public.teacher_products_order set order_date_time = '2026-01-13T22:30:00Z' where id = $1`,
      [id],
    )
    const search = 'select id from public.search_orders($1)'
    const hits = [
      '14 January 2026',
      '14 januarie',
      '2026-01-14',
      'R1,234.50',
      'R1 234,50',
      'betaal',
    ]
    for (const words of hits) expect(await db.asUser(teacher, search, [words])).toEqual([{ id }])
    // Of a day and a month apart, the day might stand in the order's number.
    for (const words of ['2026-01-13', 'kaartbetaling', 'R1,234.60'])
      expect(await db.asUser(teacher, search, [words])).toEqual([])
  }))

test('a teacher finds the own cart by its sums, which follow each line', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [{ price: '1234.50' }])
    const search = 'select id from public.search_orders($1)'
    const hits = ['R1,234.50', 'in die mandjie 1 234,50', '1234.50 pending', teacher.email]
    for (const words of hits)
      expect(await db.asUser(teacher, search, [words]), words).toEqual([{ id: cart }])
    for (const words of ['R1,234.60', 'betaal 1234.50'])
      expect(await db.asUser(teacher, search, [words]), words).toEqual([])
    await db.asUser(teacher, 'select public.add_to_cart($1)', [
      await newProduct(db, { price: '0.10' }),
    ])
    expect(await db.asUser(teacher, search, ['R1,234.60'])).toEqual([{ id: cart }])
  }))
