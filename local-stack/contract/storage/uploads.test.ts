import { beforeAll, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { newBucket, refusal, textFile } from './buckets.ts'

let bucket: string
beforeAll(async () => {
  bucket = await newBucket()
})
const files = () => service().storage.from(bucket)

async function contentOf(key: string): Promise<string | undefined> {
  const { data } = await files().download(key)
  return data?.text()
}

const bodies: [
  string,
  () => Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | string,
][] = [
  ['a Blob', () => new Blob(['chalk'], { type: 'text/plain' })],
  ['a File', () => new File(['chalk'], 'board.txt', { type: 'text/plain' })],
  ['an ArrayBuffer', () => new TextEncoder().encode('chalk').buffer],
  ['bytes', () => new TextEncoder().encode('chalk')],
  ['a Buffer', () => Buffer.from('chalk')],
  ['a stream', () => new Blob(['chalk']).stream()],
  ['a string', () => 'chalk'],
]

test.for(bodies)('%s arrives byte for byte', async ([name, body]) => {
  const key = `bodies/${name}.txt`
  const { data, error } = await files().upload(key, body(), { contentType: 'text/plain' })
  expect(error).toBeNull()
  expect(data).toMatchObject({ path: key, fullPath: `${bucket}/${key}` })
  expect(await contentOf(key)).toBe('chalk')
})

test('a file of several megabytes arrives byte for byte', async () => {
  const bytes = Buffer.alloc(6_000_000, 'kryt')
  await files().upload('large.bin', new Blob([bytes], { type: 'application/octet-stream' }))
  const { data } = await files().download('large.bin')
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
})

test('an empty file is stored', async () => {
  const { error } = await files().upload('empty.txt', '', { contentType: 'text/plain' })
  expect(error).toBeNull()
  expect(await contentOf('empty.txt')).toBe('')
})

const kinds: [string, () => Blob | string][] = [
  ['a form', () => textFile('chalk')],
  ['bare bytes', () => 'chalk'],
]

test.for(kinds)('type, cache rule and metadata of %s are kept', async ([name, body]) => {
  const key = `described/${name}`
  await files().upload(key, body(), {
    contentType: 'text/plain',
    cacheControl: '60',
    metadata: { grade: 'R', pages: 2 },
  })
  const { data } = await files().info(key)
  expect(data).toMatchObject({
    name: key,
    bucketId: bucket,
    size: 5,
    contentType: 'text/plain',
    cacheControl: 'max-age=60',
    metadata: { grade: 'R', pages: 2 },
  })
})

test('a second upload to a key is refused and changes nothing', async () => {
  await files().upload('once.txt', textFile('first'))
  const { error } = await files().upload('once.txt', textFile('second'))
  expect(refusal(error)).toEqual({
    status: 400,
    statusCode: '409',
    message: 'The resource already exists',
  })
  expect(await contentOf('once.txt')).toBe('first')
})

test('an upsert replaces content and keeps the object', async () => {
  const first = await files().upload('twice.txt', textFile('first'))
  const second = await files().upload('twice.txt', textFile('second'), { upsert: true })
  expect(second.data?.id).toBe(first.data?.id)
  expect(await contentOf('twice.txt')).toBe('second')
})

test('update replaces content', async () => {
  await files().upload('updated.txt', textFile('first'))
  const { error } = await files().update('updated.txt', textFile('second'))
  expect(error).toBeNull()
  expect(await contentOf('updated.txt')).toBe('second')
})

test('exists answers whether the object is there', async () => {
  await files().upload('here.txt', textFile('x'))
  expect((await files().exists('here.txt')).data).toBe(true)
  expect((await files().exists('not-here.txt')).data).toBe(false)
})

test('an upload to a bucket that does not exist is refused', async () => {
  const { error } = await service().storage.from('no-such-bucket').upload('a.txt', textFile('x'))
  expect(refusal(error)).toEqual({ status: 400, statusCode: '404', message: 'Bucket not found' })
})
