import { expect, test } from 'vitest'
import { pictureUrl } from './picture-url.ts'

test('keeps the folders of a key and escapes the rest', () => {
  expect(pictureUrl('Products/a b/cover #1.webp')).toBe(
    'http://127.0.0.1:54321/storage/v1/object/public/images/Products/a%20b/cover%20%231.webp',
  )
})
