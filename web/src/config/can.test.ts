import { expect, test } from 'vitest'
import { can, whyNot } from './can.ts'

test('administrators change holidays, teachers read them', () => {
  expect(can(['admin'], 'update', 'holiday')).toBe(true)
  expect(can(['teacher'], 'select', 'holiday')).toBe(true)
  expect(can(['teacher', 'reporting'], 'update', 'holiday')).toBe(false)
})

test('with several groups, everything that any of them may do is allowed', () => {
  expect(can(['superadmin'], 'select', 'coupon')).toBe(false)
  expect(can(['superadmin', 'admin'], 'select', 'coupon')).toBe(true)
})

test('a teacher changes only their own schedule, an administrator nobody’s', () => {
  expect(can(['teacher'], 'delete', 'teacher_schedule')).toBe(true)
  expect(can(['admin', 'superadmin'], 'delete', 'teacher_schedule')).toBe(false)
})

test('functions have groups too', () => {
  expect(can(['admin'], 'call', 'set_order_status')).toBe(true)
  expect(can(['admin'], 'call', 'archive_orders')).toBe(false)
  expect(can(['superadmin'], 'call', 'archive_orders')).toBe(true)
})

test('a refusal names the group that has the right', () => {
  expect(whyNot(['admin'], 'insert', 'holiday')).toBeNull()
  expect(whyNot(['teacher'], 'insert', 'holiday')).toBe('admin_required')
  expect(whyNot(['admin'], 'delete', 'secret')).toBe('superadmin_required')
  expect(whyNot(['admin'], 'delete', 'invoice')).toBe('not_found_or_forbidden')
  expect(whyNot([], 'call', 'save_teacher_profile_of')).toBe('admin_required')
})
