import { beforeAll, describe, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { newBucket, refusal, textFile } from './buckets.ts'

let bucket: string
beforeAll(async () => {
  bucket = await newBucket({ fileSizeLimit: '1KB', allowedMimeTypes: ['text/plain', 'image/*'] })
})
const files = () => service().storage.from(bucket)

describe('size', () => {
  test('a file of exactly the limit is accepted', async () => {
    const { error } = await files().upload('limit.txt', textFile('x'.repeat(1000)))
    expect(error).toBeNull()
  })

  test.for([
    ['a form', () => textFile('x'.repeat(1001))],
    ['bare bytes', () => 'x'.repeat(1001)],
    ['megabytes of a form', () => textFile('x'.repeat(3_000_000))],
    ['megabytes of bare bytes', () => 'x'.repeat(3_000_000)],
  ] as const)('%s over the limit is refused and nothing is kept', async ([name, body]) => {
    const key = `over/${name}.txt`
    const { error } = await files().upload(key, body(), { contentType: 'text/plain' })
    expect(refusal(error)).toEqual({
      status: 400,
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    })
    expect((await files().exists(key)).data).toBe(false)
  })
})

describe('type', () => {
  test('a subtype of an allowed wildcard is accepted', async () => {
    const { error } = await files().upload('a.webp', textFile('x', 'image/webp'))
    expect(error).toBeNull()
  })

  test('another type is refused', async () => {
    const { error } = await files().upload('a.pdf', textFile('x', 'application/pdf'))
    expect(refusal(error)).toEqual({
      status: 400,
      statusCode: '415',
      message: 'mime type application/pdf is not supported',
    })
  })
})

describe('key', () => {
  test.for([`safe/A-z_0.9!*'()&$@=;:+, b.txt`])('%s is taken', async (key) => {
    expect((await files().upload(key, textFile('safe'))).error).toBeNull()
    expect(await (await files().download(key)).data?.text()).toBe('safe')
  })

  test.for(['voël.txt', 'a~b.txt', 'a[1].txt', 'a#b.txt', 'a{b}.txt', 'a^b.txt', '数.txt'])(
    '%s is refused',
    async (key) => {
      const { error } = await files().upload(encodeURIComponent(key), textFile('x'))
      expect(refusal(error)).toEqual({
        status: 400,
        statusCode: '400',
        message: `Invalid key: ${key}`,
      })
    },
  )
})
