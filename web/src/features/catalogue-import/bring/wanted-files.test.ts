import { expect, test } from 'vitest'
import { asTyped, Brought, wantedFiles } from './wanted-files.ts'

const rows = [
  {
    title: 'A',
    files: 'ProductsContent/1/1-Kept.pdf | https://files.example.com/a.pdf|Test 1.pdf',
    pictures: 'https://files.example.com/a.png',
  },
  { title: 'B', files: 'TEST 1.pdf', pictures: 'Products/1/1-kept.jpg' },
  { title: 'C' },
]

test('what is not stored yet is wanted once, for what its column is', () => {
  expect(wantedFiles(rows)).toEqual([
    { text: 'https://files.example.com/a.pdf', wanted: 'content' },
    { text: 'Test 1.pdf', wanted: 'content' },
    { text: 'https://files.example.com/a.png', wanted: 'picture' },
  ])
  expect(wantedFiles([{ title: 'https://files.example.com/a.pdf' }])).toEqual([])
})

test('cells get keys, reasons, or stay', () => {
  const brought = new Brought()
  brought.store({ text: 'Test 1.pdf', wanted: 'content' }, 'ProductsContent/i/2-Test-1.pdf')
  brought.fail({ text: 'https://files.example.com/a.pdf', wanted: 'content' }, 'file_too_large')
  expect(brought.failures).toBe(1)
  const put = brought.put(rows)
  expect(put).toEqual([
    {
      title: 'A',
      files:
        'ProductsContent/1/1-Kept.pdf | !file_too_large https://files.example.com/a.pdf | ProductsContent/i/2-Test-1.pdf',
      pictures: 'https://files.example.com/a.png',
    },
    { title: 'B', files: 'ProductsContent/i/2-Test-1.pdf', pictures: 'Products/1/1-kept.jpg' },
    { title: 'C' },
  ])
  // Rows that were not taken are downloaded, mended and imported again: the reason is no part of the name.
  expect(wantedFiles(put)).toContainEqual({
    text: 'https://files.example.com/a.pdf',
    wanted: 'content',
  })
  expect(asTyped('files', put[0]?.['files'] ?? '')).toContain('| https://files.example.com/a.pdf |')
  expect(asTyped('title', '!file_too_large x')).toBe('!file_too_large x')
})

test('what was kept is there again, and only what was stored is kept', () => {
  const brought = new Brought()
  brought.store({ text: 'A.pdf', wanted: 'content' }, 'ProductsContent/i/1-A.pdf')
  brought.fail({ text: 'B.pdf', wanted: 'content' }, 'file_too_large')
  const again = new Brought(brought.keys)
  expect(again.has({ text: 'a.PDF', wanted: 'content' })).toBe(true)
  expect(again.has({ text: 'B.pdf', wanted: 'content' })).toBe(false)
  expect(again.put([{ files: 'A.pdf' }])).toEqual([{ files: 'ProductsContent/i/1-A.pdf' }])
})
