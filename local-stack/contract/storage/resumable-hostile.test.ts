import { randomUUID } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { administrator, service, type Person } from '../gateway/people.ts'
import { newBucket } from './buckets.ts'
import { create, endpoint, headersOf, locationOf, send } from './resumable-client.ts'

const bucket = 'content'
let admin: Person
beforeAll(async () => {
  admin = await administrator()
})
const newKey = () => `ProductsContent/${randomUUID()}/1-notes.pdf`

test('more than the bucket takes is refused before the first byte', async () => {
  const answer = await create(admin.token, { bucket, key: newKey(), length: 200 * 1024 * 1024 + 1 })
  expect(answer.status).toBe(413)
})

test('200 MB are accepted', async () => {
  const answer = await create(admin.token, { bucket, key: newKey(), length: 200 * 1024 * 1024 })
  expect(answer.status).toBe(201)
  await fetch(locationOf(answer), { method: 'DELETE', headers: headersOf(admin.token) })
})

test('a length that was a lie is refused, and nothing is stored', async () => {
  const key = newKey()
  const address = locationOf(await create(admin.token, { bucket, key, length: 3 }))
  expect((await send(admin.token, address, 0, 'x'.repeat(100_000))).status).toBe(413)
  expect((await service().storage.from(bucket).exists(key)).data).toBe(false)
})

test('a part at the wrong place is refused', async () => {
  const address = locationOf(await create(admin.token, { bucket, key: newKey(), length: 3 }))
  expect((await send(admin.token, address, 2, 'x')).status).toBe(409)
})

test.for(['..%2f..%2fpostgres', 'no-such-upload', randomUUID(), '%00'])(
  'the address %s holds nothing',
  async (id) => {
    expect((await send(admin.token, `${endpoint()}/${id}`, 0, 'x')).status).toBe(404)
  },
)

test.for(['ProductsContent/../papers/a.pdf/b', 'elsewhere/a.pdf', ''])(
  'the key "%s" is refused',
  async (key) => {
    const answer = await create(admin.token, { bucket, key, length: 3 })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  },
)

test('a type that the bucket does not take is refused', async () => {
  const texts = await newBucket({ allowedMimeTypes: ['text/plain'] })
  const { headers, status } = await create(inject('supabase').secretKey, {
    bucket: texts,
    key: 'a.pdf',
    length: 3,
    type: 'application/pdf',
  })
  expect([status, headers.get('location')]).toEqual([415, null])
})

test('an owner or an end that the client names counts for nothing', async () => {
  const other = randomUUID()
  const pairs = { bucketName: bucket, objectName: newKey(), owner: other, finished: 'true' }
  const answer = await fetch(endpoint(), {
    method: 'POST',
    headers: headersOf(admin.token, {
      'upload-length': '3',
      'upload-metadata': Object.entries(pairs)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    }),
  })
  expect((await send(admin.token, locationOf(answer), 0, 'one')).status).toBe(204)
  const info = await service().storage.from(bucket).info(pairs.objectName)
  expect(info.error).toBeNull()
})

test('of two parts sent at the same time one is taken', async () => {
  const key = newKey()
  const address = locationOf(await create(admin.token, { bucket, key, length: 3 }))
  const answers = await Promise.all([
    send(admin.token, address, 0, 'one'),
    send(admin.token, address, 0, 'two'),
  ])
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  expect(statuses[0]).toBe(204)
  expect([409, 423]).toContain(statuses[1])
})

test('the twenty-first unfinished upload is refused', async () => {
  const person = await administrator()
  for (let made = 0; made < 20; made += 1) {
    const { status } = await create(person.token, { bucket, key: newKey(), length: 3 })
    expect(status).toBe(201)
  }
  expect((await create(person.token, { bucket, key: newKey(), length: 3 })).status).toBe(429)
})

test('without a key or a token nothing is answered', async () => {
  const answer = await fetch(endpoint(), {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '3' },
  })
  expect(answer.status).toBe(400)
})
