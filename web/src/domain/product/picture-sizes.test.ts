import { expect, test } from 'vitest'
import { pictureSizes } from './picture-sizes.ts'

test('names the sizes that are stored, and the picture itself', () => {
  expect(pictureSizes('Products/a b/page-1.webp', 'page')).toBe(
    [
      'http://127.0.0.1:54321/storage/v1/object/public/images/Products/a%20b/page-1.webp.w160.webp 160w',
      'http://127.0.0.1:54321/storage/v1/object/public/images/Products/a%20b/page-1.webp.w320.webp 320w',
      'http://127.0.0.1:54321/storage/v1/object/public/images/Products/a%20b/page-1.webp 572w',
    ].join(', '),
  )
})

test('a picture that has one size has no list of sizes', () => {
  expect(pictureSizes('Schools/crest.webp', 'cover')).toBeUndefined()
})
