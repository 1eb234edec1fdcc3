import { afterEach, expect, it, vi } from 'vitest'
import { askForPage, productPageFor } from './product-address.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}

it('sends the page of a resource to the function, whoever asks, and no other page', () => {
  expect(productPageFor('/product/abc?utm=1')).toBe('/functions/v1/product-page?id=abc')
  expect(productPageFor('/product/abc/')).toBe('/functions/v1/product-page?id=abc')
  for (const other of ['/product', '/product/', '/product/abc/buy', '/products/abc', '/about', '/'])
    expect(productPageFor(other)).toBeNull()
})

it('passes on what the function answers, as HTML', async () => {
  const asked = answering(async () =>
    Promise.resolve(
      new Response('<p>', {
        status: 404,
        headers: { 'content-type': 'text/plain', etag: 'W/"1"' },
      }),
    ),
  )
  expect(await askForPage('http://api/page', { 'if-none-match': 'W/"0"' })).toEqual({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', etag: 'W/"1"' },
    body: '<p>',
  })
  expect(asked).toHaveBeenCalledWith(
    'http://api/page',
    expect.objectContaining({ headers: { 'if-none-match': 'W/"0"' } }),
  )
})

it('leaves the answer to the host when the function is busy, broken or away', async () => {
  for (const status of [429, 500, 503]) {
    answering(async () => Promise.resolve(new Response('', { status })))
    expect(await askForPage('http://api/page', {})).toBeNull()
  }
  answering(async () => Promise.reject(new TypeError('refused')))
  expect(await askForPage('http://api/page', {})).toBeNull()
})
