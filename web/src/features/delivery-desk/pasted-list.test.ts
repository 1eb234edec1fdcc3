import { expect, test } from 'vitest'
import { readPastedList } from './pasted-list.ts'

test.each([
  ['261121-10304512\tTCG123', 'a tab, as a spreadsheet copies'],
  ['261121-10304512;TCG123', 'a semicolon'],
  ['"261121-10304512","TCG123"', 'a comma and quotes'],
  ['261121-10304512   TCG123', 'spaces'],
  ['TCG123 261121-10304512', 'the other way round'],
])('reads %s: %s', (line) => {
  expect(readPastedList(line)).toEqual({
    parcels: [{ order: '261121-10304512', trackingNumber: 'TCG123' }],
    unread: [],
  })
})

test('keeps spaces in a number and the parcel behind the order', () => {
  expect(readPastedList('261121-10304512/2\tRA 123 456 789 ZA\r\n\r\n').parcels).toEqual([
    { order: '261121-10304512/2', trackingNumber: 'RA 123 456 789 ZA' },
  ])
})

test('a head is left out, and what cannot be read is named', () => {
  expect(readPastedList('Order,Tracking\n261121-10304512\nhello\n261121-1 TCG1')).toEqual({
    parcels: [],
    unread: ['261121-10304512', 'hello', '261121-1 TCG1'],
  })
  expect(readPastedList('')).toEqual({ parcels: [], unread: [] })
})
