import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, inject, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { newBucket, textFile } from './buckets.ts'

let bucket: string
beforeAll(async () => {
  bucket = await newBucket({ public: true })
})
const files = () => service().storage.from(bucket)

/** Sends half of the announced body, then closes the connection. */
async function uploadHalf(key: string): Promise<void> {
  const { url, secretKey } = inject('supabase')
  const upload = request(`${url}/storage/v1/object/${bucket}/${key}`, {
    method: 'PUT',
    headers: { apikey: secretKey, 'content-type': 'text/plain', 'content-length': '2000000' },
  })
  upload.on('error', () => undefined)
  upload.write('x'.repeat(1_000_000))
  await sleep(400)
  upload.destroy()
  await sleep(400)
}

test('an interrupted upload leaves nothing', async () => {
  await uploadHalf('broken.txt')
  expect((await files().exists('broken.txt')).data).toBe(false)
  expect((await files().upload('broken.txt', textFile('whole'))).error).toBeNull()
})

test('an interrupted replacement leaves the old object', async () => {
  await files().upload('kept.txt', textFile('kept'))
  await uploadHalf('kept.txt')
  expect(await (await files().download('kept.txt')).data?.text()).toBe('kept')
})

test('of several uploads to one key, exactly one is kept, complete', async () => {
  const contents = Array.from({ length: 12 }, (_, index) => randomBytes(20_000 * (index + 1)))
  const uploads = contents.map((content) =>
    files().upload('contested.bin', content, { upsert: true, contentType: 'text/plain' }),
  )
  expect((await Promise.all(uploads)).map(({ error }) => error)).toEqual(contents.map(() => null))
  const { data } = await files().download('contested.bin')
  const stored = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
  expect(contents.some((content) => content.equals(stored))).toBe(true)
  expect((await files().info('contested.bin')).data?.size).toBe(stored.length)
})

test('a reader gets one complete version while the object is being replaced', async () => {
  const versions = [Buffer.alloc(300_000, 'a'), Buffer.alloc(200_000, 'b')]
  const write = (index: number) =>
    files().upload('changing.txt', versions[index % 2] ?? '', {
      upsert: true,
      contentType: 'text/plain',
    })
  await write(0)
  const rounds = async () => {
    for (let round = 1; round < 15; round++) await write(round)
  }
  const reads = async () => {
    const address = files().getPublicUrl('changing.txt').data.publicUrl
    for (let round = 0; round < 60; round++) {
      const body = Buffer.from(await (await fetch(address)).arrayBuffer())
      expect(versions.some((version) => version.equals(body))).toBe(true)
    }
  }
  await Promise.all([rounds(), reads()])
})
