import { beforeAll, describe, expect, inject, test } from 'vitest'
import { service, visitor } from '../gateway/people.ts'
import { newBucket, textFile } from './buckets.ts'

let open: string
let closed: string
let address: string

beforeAll(async () => {
  open = await newBucket({ public: true })
  closed = await newBucket()
  for (const bucket of [open, closed]) {
    await service()
      .storage.from(bucket)
      .upload('notes/digits.txt', textFile('0123456789'), { cacheControl: '120' })
  }
  address = visitor().storage.from(open).getPublicUrl('notes/digits.txt').data.publicUrl
})

const read = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(address, { method, headers })

describe('a public bucket', () => {
  test('can be read by anybody who knows the path', async () => {
    const response = await read()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('0123456789')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'max-age=120',
      'content-length': '10',
      'content-type': 'text/plain',
      etag: '"781e5e245d69b566979b86e28d23f2c7"',
    })
  })

  test('cannot be listed by everybody', async () => {
    expect((await visitor().storage.from(open).list('notes')).data).toEqual([])
  })

  test('can also be read at the authenticated address', async () => {
    const { url } = inject('supabase')
    const response = await fetch(`${url}/storage/v1/object/${open}/notes/digits.txt`)
    expect(await response.text()).toBe('0123456789')
  })
})

describe('a private bucket', () => {
  test.for(['public/', ''])('does not exist at /object/%s without a key', async (prefix) => {
    const { url } = inject('supabase')
    const response = await fetch(`${url}/storage/v1/object/${prefix}${closed}/notes/digits.txt`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      statusCode: '404',
      error: 'Bucket not found',
      message: 'Bucket not found',
    })
  })

  test('does not exist at its public address, even for the service key', async () => {
    const { url, secretKey } = inject('supabase')
    const response = await fetch(`${url}/storage/v1/object/public/${closed}/notes/digits.txt`, {
      headers: { apikey: secretKey },
    })
    expect(await response.json()).toMatchObject({ statusCode: '404', error: 'Bucket not found' })
  })
})

describe('ranges', () => {
  test.for([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-100', '56789', 'bytes 5-9/10'],
  ] as const)('%s', async ([range, content, contentRange]) => {
    const response = await read({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(await response.text()).toBe(content)
  })

  test('a range beyond the end is refused', async () => {
    expect((await read({ range: 'bytes=10-' })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('cached copies', () => {
  test('an unchanged object is not sent again', async () => {
    const etag = (await read()).headers.get('etag') ?? ''
    const response = await read({ 'if-none-match': etag })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })

  test('a changed object is sent', async () => {
    expect((await read({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('a date decides where there is no etag', async () => {
    const date = (await read()).headers.get('last-modified') ?? ''
    expect((await read({ 'if-modified-since': date })).status).toBe(304)
  })
})

describe('what a browser does with it', () => {
  test('HEAD sends the headers and no body', async () => {
    const response = await read({}, 'HEAD')
    expect(response.headers.get('content-length')).toBe('10')
    expect(await response.text()).toBe('')
  })

  test('?download saves it', async () => {
    const response = await fetch(`${address}?download`)
    expect(response.headers.get('content-disposition')).toBe('attachment;')
  })

  test('?download=name saves it under that name', async () => {
    const response = await fetch(`${address}?download=${encodeURIComponent('Graad 4 – toets.txt')}`)
    const name = encodeURIComponent('Graad 4 – toets.txt')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=${name}; filename*=UTF-8''${name};`,
    )
  })

  test('an HTML page is sent as text and not run', async () => {
    const files = service().storage.from(open)
    await files.upload('page.html', textFile('<script></script>', 'text/html'))
    const response = await fetch(files.getPublicUrl('page.html').data.publicUrl)
    expect(response.headers.get('content-type')).toBe('text/plain')
  })
})

test('an unknown path below Storage has a true 404 status', async () => {
  const { url, secretKey } = inject('supabase')
  const response = await fetch(`${url}/storage/v1/nowhere`, { headers: { apikey: secretKey } })
  expect(response.status).toBe(404)
})
