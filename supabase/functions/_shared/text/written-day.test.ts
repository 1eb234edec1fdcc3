import { expect, test } from 'vitest'
import { writtenDay } from './written-day.ts'

test('mails and invoices write a day as the pages do', () => {
  expect(writtenDay('2026-02-02T22:30:00Z', 'en')).toBe('3 February 2026')
  expect(writtenDay('2026-02-02T22:30:00Z', 'af')).toBe('3 Februarie 2026')
})
