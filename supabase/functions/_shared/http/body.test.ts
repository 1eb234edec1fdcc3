import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readBody, readNothing } from './body.ts'
import { FunctionError } from './function-error.ts'
import { refuseUnfitQuery } from './query.ts'

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
    'a hundred and two brackets',
    () => post('['.repeat(102) + ']'.repeat(102)),
    422,
    'invalid_body',
  ],
  ['fifty thousand brackets', () => post('['.repeat(5e4) + ']'.repeat(5e4)), 422, 'invalid_body'],
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

test.each([
  ['gzip', { 'content-encoding': 'gzip' }, 400, 'body_not_readable'],
  ['a packing that is none', { 'content-encoding': 'chalk, br' }, 400, 'body_not_readable'],
  ['UTF-16', { 'content-type': 'application/json; charset=UTF-16' }, 400, 'body_not_readable'],
  ['Latin', { 'content-type': 'text/plain;charset="iso-8859-1"' }, 400, 'body_not_readable'],
  ['XML', { 'content-type': 'application/xml' }, 400, 'body_not_json'],
  ['parts', { 'content-type': 'multipart/form-data' }, 400, 'body_not_json'],
] as const)('JSON that is called %s is refused', async (_what, headers, status, word) => {
  const request = new Request('http://a.test', { method: 'POST', headers, body: '{}' })
  await expect(readBody(request, anything)).rejects.toMatchObject({ status, word })
})

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"; a=b',
  'application/problem+json',
  'text/plain;charset=UTF-8',
])('JSON that is called %s passes', async (type) => {
  const request = new Request('http://a.test', {
    method: 'POST',
    headers: { 'content-type': type, 'content-encoding': 'identity' },
    body: '{}',
  })
  expect(await readBody(request, anything)).toEqual({})
})

test.each(['', '{}', ' { }\n'])("%j tells a scheduler's function nothing", async (body) => {
  await expect(readNothing(post(body))).resolves.toBeUndefined()
})

test.each(['[]', 'null', '{"a":1}', '{'])('%j is refused where nothing is told', async (body) => {
  await expect(readNothing(post(body))).rejects.toBeInstanceOf(FunctionError)
})

test.each(['a=%00', '%00=a', 'a=b&c=d%00e'])('a query of %s is refused', (query) => {
  expect(() => {
    refuseUnfitQuery(new Request(`http://a.test/?${query}`))
  }).toThrow('invalid_body')
})
