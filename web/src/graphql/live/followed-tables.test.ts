import { expect, test } from 'vitest'
import { followedTables, followersOf, type Reader } from './followed-tables.ts'
import { liveMap } from './live-map.ts'

const people: Record<string, Reader> = {
  visitor: { userId: null, groups: [] },
  teacher: { userId: 't', groups: ['teacher'] },
  reporting: { userId: 'r', groups: ['reporting'] },
  admin: { userId: 'a', groups: ['admin'] },
  superadmin: { userId: 's', groups: ['superadmin', 'teacher'] },
}

const tablesOf = (reader: Reader) =>
  followedTables(reader).map(({ table, filter }) =>
    filter === undefined ? table : `${table}?${filter}`,
  )

test('who follows what', () => {
  const lines = Object.entries(people).map(
    ([who, reader]) => `${who}: ${tablesOf(reader).join(' ')}`,
  )
  expect(lines).toMatchInlineSnapshot(`
    [
      "visitor: product product_bundle shop_item",
      "teacher: product product_bundle shop_item teacher_products_order parcel seat product_subscription teacher_profile?user_id=eq.t school_request subject term term_biweek holiday teacher_schedule teacher_class_subject teacher_class_period teacher_activity announcement announcement_read communication communication_withdrawal",
      "reporting: product product_bundle shop_item teacher_products_order parcel seat product_subscription teacher_profile?user_id=eq.r communication communication_withdrawal",
      "admin: product product_bundle product_category product_tag product_content coupon teacher_products_order seat delivery teacher_profile?user_id=eq.a reporting_teacher school_request subject term term_biweek holiday taxonomy cognitive_level subject_template assessment_template announcement communication",
      "superadmin: teacher_profile?user_id=eq.s reporting_teacher",
    ]
  `)
})

test('no table is followed twice', () => {
  for (const reader of Object.values(people)) {
    const tables = followedTables(reader).map(({ table }) => table)
    expect(new Set(tables).size).toBe(tables.length)
  }
})

test('every table has somebody who follows it', () => {
  const followed = new Set(
    Object.values(people)
      .flatMap(followedTables)
      .map(({ table }) => table),
  )
  expect(Object.keys(liveMap).filter((table) => !followed.has(table))).toEqual([])
})

test('a table that is not in the map has no followers', () => {
  expect(followersOf('secret', { userId: 'a', groups: ['admin'] })).toEqual([])
})
