import { beforeAll, expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { service, visitor } from '../gateway/people.ts'
import { newBucket, refusal, textFile } from './buckets.ts'

let bucket: string
beforeAll(async () => {
  bucket = await newBucket()
  await service().storage.from(bucket).upload('folder/a file.txt', textFile('for you'))
})
const files = () => service().storage.from(bucket)

async function link(key: string, seconds = 60): Promise<string> {
  const { data, error } = await files().createSignedUrl(key, seconds)
  if (error !== null) throw error
  return data.signedUrl
}

async function body(response: Response): Promise<unknown> {
  return { status: response.status, ...((await response.json()) as object) } // Storage's error body
}

test('a signed link reads a private object without any key', async () => {
  const response = await fetch(await link('folder/a file.txt'))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('for you')
})

test('a signed link is relative, and its token contains the object and the expiry', async () => {
  const { url, secretKey } = inject('supabase')
  const response = await fetch(`${url}/storage/v1/object/sign/${bucket}/folder/a%20file.txt`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ expiresIn: 60 }),
  })
  const { signedURL } = (await response.json()) as { signedURL: string } // the documented form
  const [path, token = ''] = signedURL.split('?token=')
  expect(path).toBe(`/object/sign/${bucket}/folder/a file.txt`)
  const payload: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  )
  const { iat, exp, ...rest } = payload as { iat: number; exp: number } // checked below
  expect(rest).toEqual({ url: `${bucket}/folder/a file.txt` })
  expect(exp - iat).toBe(60)
})

test('a signed link sends Expires instead of Cache-Control', async () => {
  const response = await fetch(await link('folder/a file.txt'))
  const expires = Date.parse(response.headers.get('expires') ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 50_000)
  expect(expires).toBeLessThan(Date.now() + 61_000)
})

test('an expired link opens nothing', async () => {
  const short = await link('folder/a file.txt', 1)
  await sleep(2_100)
  expect(await body(await fetch(short))).toMatchObject({
    status: 400,
    statusCode: '400',
    error: 'InvalidJWT',
    message: '"exp" claim timestamp check failed',
  })
})

test('a link opens no other object', async () => {
  await files().upload('other.txt', textFile('other'), { upsert: true })
  const other = (await link('folder/a file.txt')).replace('folder/a%20file.txt', 'other.txt')
  expect(await body(await fetch(other))).toMatchObject({
    status: 400,
    statusCode: '400',
    error: 'InvalidSignature',
    message: 'Invalid signature',
  })
})

test('a changed token opens nothing', async () => {
  const changed = `${(await link('folder/a file.txt')).slice(0, -4)}AAAA`
  expect(await body(await fetch(changed))).toMatchObject({ status: 400, error: 'InvalidJWT' })
})

test('an API key does not replace a link’s token', async () => {
  const { url, anonKey } = inject('supabase')
  const response = await fetch(`${url}/storage/v1/object/sign/${bucket}/other.txt?token=${anonKey}`)
  expect(response.status).toBe(400)
})

test('of several links, those for missing objects contain an error', async () => {
  const { data } = await files().createSignedUrls(['folder/a file.txt', 'absent.txt'], 60)
  expect(data).toMatchObject([
    { path: 'folder/a file.txt', error: null },
    {
      path: 'absent.txt',
      signedUrl: null,
      error: 'Either the object does not exist or you do not have access to it',
    },
  ])
})

test('no link is created for an object that does not exist', async () => {
  const { error } = await files().createSignedUrl('absent.txt', 60)
  expect(refusal(error)).toEqual({ status: 400, statusCode: '404', message: 'Object not found' })
})

test('a signed upload lets anybody write one object, once', async () => {
  const { data } = await files().createSignedUploadUrl('sent.txt')
  const upload = () =>
    visitor()
      .storage.from(bucket)
      .uploadToSignedUrl('sent.txt', data?.token ?? '', textFile('from outside'))
  expect((await upload()).error).toBeNull()
  expect(await (await files().download('sent.txt')).data?.text()).toBe('from outside')
  expect(refusal((await upload()).error)).toMatchObject({ status: 400, statusCode: '409' })
})

test('a signed upload with upsert may replace', async () => {
  await files().upload('replace.txt', textFile('old'))
  const { data } = await files().createSignedUploadUrl('replace.txt', { upsert: true })
  const { error } = await visitor()
    .storage.from(bucket)
    .uploadToSignedUrl('replace.txt', data?.token ?? '', textFile('new'))
  expect(error).toBeNull()
  expect(await (await files().download('replace.txt')).data?.text()).toBe('new')
})

test('a signed upload writes no other object', async () => {
  const { data } = await files().createSignedUploadUrl('meant.txt')
  const { error } = await visitor()
    .storage.from(bucket)
    .uploadToSignedUrl('not-meant.txt', data?.token ?? '', textFile('x'))
  expect(refusal(error)).toEqual({ status: 400, statusCode: '400', message: 'Invalid signature' })
})
