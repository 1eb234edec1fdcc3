import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsText, parseBankAmount } from './bank-amount.ts'
import { parseBankDay } from './bank-day.ts'
import { fileText } from '@kryt/tables/file-text'

test.each([
  ['1234.56', 123456],
  ['1 234,56', 123456],
  ['1\u00A0234,56', 123456],
  ['1,234.56', 123456],
  ['1.234,56', 123456],
  ['1,234,567.8', 123456780],
  ['R1 234.56', 123456],
  ['-R12.50', -1250],
  ['ZAR 12', 1200],
  ['1,234', 123400],
  ['12,5', 1250],
  ['+100.00', 10000],
  ['100.00-', -10000],
  ['−100.00', -10000],
  ['(100.00)', -10000],
  ['100.00 DR', -10000],
  ['100.00D', -10000],
  ['.50', 50],
  ['0.00', 0],
])('%s is %d cents', (said, cents) => {
  expect(parseBankAmount(said)?.cents).toBe(cents)
})

test.each([
  '',
  'abc',
  '12.345.6',
  '1,23,45',
  '12..5',
  '--5',
  'CR',
  '1e5',
  '12345678901.00',
  // Three decimals, which would be a thousand times as much.
  '1234.567',
  '0.005',
  '0,125',
  '12.345,678',
  '1,234.567',
  '12345.678,90',
])('%o is no amount', (said) => {
  expect(parseBankAmount(said)).toBeNull()
})

test('a mark for money that came in is told, and does not turn the sign', () => {
  expect(parseBankAmount('1,234.56CR')).toEqual({ cents: 123456, credit: true })
  expect(parseBankAmount('1,234.56')).toEqual({ cents: 123456, credit: false })
})

test('what is written for the database is read as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), (cents) => {
      expect(parseBankAmount(centsText(cents))?.cents).toBe(cents)
    }),
  )
})

test.each([
  ['2026/03/04', '2026-03-04'],
  ['2026-03-04', '2026-03-04'],
  ['20260304', '2026-03-04'],
  ['04/03/2026', '2026-03-04'],
  ['4-3-26', '2026-03-04'],
  ['04Mar2026', '2026-03-04'],
  ['04-Mar-26', '2026-03-04'],
  ['4 Mrt 2026', '2026-03-04'],
  ['13 Desember 2026', '2026-12-13'],
  ['20260304120000[+2:SAST]', '2026-03-04'],
  ['2026-03-04 12:30', '2026-03-04'],
  ['31/02/2026', null],
  ['2026-13-01', null],
  ['tomorrow', null],
  ['', null],
  ['13 Aug', null],
])('%s is the day %s', (said, day) => {
  expect(parseBankDay(said)).toBe(day)
})

test('a day without a year takes that of the statement', () => {
  expect(parseBankDay('13 Aug', 2026)).toBe('2026-08-13')
})

test('every encoding that banks use is read, without NUL bytes and byte order marks', () => {
  const words = 'Ref: Zoë'
  const wide = Uint8Array.from(
    [0xfeff, ...Array.from(words, (letter) => letter.charCodeAt(0))].flatMap((code) => [
      code & 0xff,
      code >> 8,
    ]),
  )
  expect(fileText(new TextEncoder().encode(`\uFEFF${words}`))).toBe(words)
  expect(fileText(wide)).toBe(words)
  expect(fileText(Uint8Array.from(Array.from(words, (letter) => letter.charCodeAt(0))))).toBe(words)
  expect(fileText(new TextEncoder().encode('R\0e\0f'))).toBe('Ref')
})
