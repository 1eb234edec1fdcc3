import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readBody } from './body.ts'
import { readQuery } from './query.ts'

const anything = z.record(z.string(), z.unknown())
const post = (body: BodyInit) => new Request('http://a.test', { method: 'POST', body })

const torn = () =>
  new Request('http://a.test', {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream({
      start(stream) {
        stream.error(new TypeError('not gzip'))
      },
    }),
  } as RequestInit)

test.each([
  ['a NUL', () => post('{"a":"b\0c"}'), 400, 'body_not_readable'],
  ['an escaped NUL', () => post(String.raw`{"a":"b\u0000c"}`), 422, 'invalid_body'],
  ['a NUL in a name', () => post(String.raw`{"a\u0000":1}`), 422, 'invalid_body'],
  ['a NUL deep inside', () => post(String.raw`{"a":[{"b":["\u0000"]}]}`), 422, 'invalid_body'],
  ['half a letter', () => post(String.raw`{"a":"\ud83d"}`), 422, 'invalid_body'],
  [
    'bytes that are not UTF-8',
    () => post(Uint8Array.of(123, 34, 255, 34, 125)),
    400,
    'body_not_readable',
  ],
  ['a packed body', () => post(gzipSync('{}')), 400, 'body_not_readable'],
  ['a stream that breaks', torn, 400, 'body_not_readable'],
  ['brackets without end', () => post('['.repeat(50_000)), 400, 'body_not_json'],
  [
    'fifty thousand brackets',
    () => post('['.repeat(50_000) + ']'.repeat(50_000)),
    400,
    'body_not_json',
  ],
  ['nothing', () => post(''), 400, 'body_not_json'],
  ['a megabyte', () => post(JSON.stringify('a'.repeat(1_000_000))), 413, 'body_too_large'],
] as const)('%s is refused with a word', async (_what, request, status, word) => {
  await expect(readBody(request(), anything)).rejects.toMatchObject({ status, word })
})

test.each([
  ['a megabyte', 1_000_000, 1_000_000],
  ['forty megabytes', 40_000_000, 5_000_000],
])('%s is read before it is refused, but not without end', async (_what, bytes, most) => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (sent === bytes) stream.close()
      else {
        stream.enqueue(new Uint8Array(100_000))
        sent += 100_000
      }
    },
  })
  const headers = { 'content-length': String(bytes) }
  const request = new Request('http://a.test', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  await expect(readBody(request, anything)).rejects.toMatchObject({ word: 'body_too_large' })
  expect(sent).toBeGreaterThanOrEqual(Math.min(bytes, 4_000_000))
  expect(sent).toBeLessThanOrEqual(most)
})

test('letters of every kind pass', async () => {
  const sent = { name: 'Hoërskool 😀 Ω', note: 'tab\tline\n' }
  expect(await readBody(post(JSON.stringify(sent)), anything)).toEqual(sent)
})

test.each(['a=%00', '%00=a', 'a=b&c=d%00e'])('a query of %s is refused', (query) => {
  expect(() => readQuery(new Request(`http://a.test/?${query}`), anything)).toThrow('invalid_body')
})
