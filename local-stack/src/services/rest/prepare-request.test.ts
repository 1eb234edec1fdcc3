import { expect, test } from 'vitest'
import { prepareRequest } from './prepare-request.ts'
import { Unsupported } from './unsupported.ts'

const insert = (body: unknown, options: { query?: string; prefer?: string; path?: string } = {}) =>
  new Request(`http://x/rest/v1/${options.path ?? 'product'}${options.query ?? ''}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.prefer === undefined ? {} : { prefer: options.prefer }),
    },
    body: JSON.stringify(body),
  })

test('the preference tx=rollback is dropped, others stay', async () => {
  const request = await prepareRequest(insert([{ a: 1 }], { prefer: 'return=minimal,tx=rollback' }))
  expect(request.headers.get('prefer')).toBe('return=minimal')
})

test('a value that is missing in one row becomes null', async () => {
  const request = await prepareRequest(insert([{ a: 1 }, { b: 2 }], { query: '?columns="a","b"' }))
  expect(await request.json()).toEqual([
    { a: 1, b: null },
    { a: null, b: 2 },
  ])
})

test('requests that lite would answer wrongly are refused', async () => {
  const uneven = insert([{ a: 1 }, { b: 2 }], { query: '?columns=a,b', prefer: 'missing=default' })
  await expect(prepareRequest(uneven)).rejects.toThrow(Unsupported)
  await expect(prepareRequest(insert({}))).rejects.toThrow(Unsupported)
  await expect(prepareRequest(insert([{ a: 1 }, {}]))).rejects.toThrow(Unsupported)
})

test('a function without arguments is called with an empty object', async () => {
  const request = await prepareRequest(insert({}, { path: 'rpc/my_cart' }))
  expect(await request.json()).toEqual({})
})

test.for([
  { accept: 'text/csv' },
  { accept: 'text/html, text/csv;q=0.9' },
  { 'content-type': 'text/csv' },
])('CSV (%o) is refused', async (headers) => {
  const request = new Request('http://x/rest/v1/product', { headers })
  await expect(prepareRequest(request)).rejects.toThrow(Unsupported)
})
