import { expect, test } from 'vitest'
import {
  bucketLimit,
  checkBucketName,
  checkKey,
  checkMimeType,
  parseConfiguredSize,
} from './limits.ts'

test.for([
  ['50MiB', 52_428_800],
  ['50MB', 52_428_800],
  ['1k', 1024],
  ['10', 10],
] as const)('%s in config.toml is %i bytes', ([text, bytes]) => {
  expect(parseConfiguredSize(text)).toBe(bytes)
})

test.for([
  ['20MB', 20_000_000],
  ['1.5kb', 1500],
  [7, 7],
  [null, null],
] as const)('the limit %s of a bucket is %s bytes', ([value, bytes]) => {
  expect(bucketLimit(value, 1e9)).toBe(bytes)
})

test('a bucket cannot have more than the project', () => {
  expect(() => bucketLimit('2MB', 1_000_000)).toThrow('exceeded')
  expect(() => bucketLimit('a lot', 1_000_000)).toThrow('Invalid file size')
})

test('keys and buckets have an alphabet', () => {
  expect(() => checkKey('Products/a b_(1).png')).not.toThrow()
  for (const key of ['', 'é', 'a\\b', 'a"b', 'a%b', 'a\nb']) expect(() => checkKey(key)).toThrow()
  expect(() => checkBucketName('content')).not.toThrow()
  for (const name of ['', 'a/b', ' a', 'é']) expect(() => checkBucketName(name)).toThrow()
})

test('types are compared whole, or by family', () => {
  expect(() => checkMimeType('image/png', ['image/png'])).not.toThrow()
  expect(() => checkMimeType('image/png', ['image/*'])).not.toThrow()
  expect(() => checkMimeType('text/html', null)).not.toThrow()
  expect(() => checkMimeType('image/svg+xml', ['image/png'])).toThrow('not supported')
  expect(() => checkMimeType('image', ['image/*'])).toThrow('not supported')
})
