import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { administrator, service, teacher, type Person } from '../gateway/people.ts'
import { create, endpoint, headersOf, locationOf, send, upload } from './resumable-client.ts'

const bucket = 'content'
let admin: Person
beforeAll(async () => {
  admin = await administrator()
})
const newKey = () => `ProductsContent/${randomUUID()}/1-notes.pdf`

test('the real client sends several parts, and every byte arrives', async () => {
  const bytes = randomBytes(13_000_000)
  const key = newKey()
  await upload(admin.token, bytes, { bucket, key }).done
  const { data } = await service().storage.from(bucket).download(key)
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
  const info = await service().storage.from(bucket).info(key)
  expect(info.data).toMatchObject({
    size: bytes.length,
    contentType: 'application/pdf',
    cacheControl: 'max-age=3600',
  })
})

test('an upload that was broken off goes on where it stopped', async () => {
  const bytes = randomBytes(14_000_000)
  const key = newKey()
  const address = await new Promise<string>((resolve, reject) => {
    const { upload: begun, done } = upload(
      admin.token,
      bytes,
      { bucket, key },
      {
        onChunkComplete: () => {
          void begun.abort().then(() => resolve(begun.url ?? ''))
        },
      },
    )
    done.catch(reject)
  })
  const head = await fetch(address, { method: 'HEAD', headers: headersOf(admin.token) })
  const kept = Number(head.headers.get('upload-offset'))
  expect(kept).toBeGreaterThanOrEqual(6 * 1024 * 1024)
  expect((await service().storage.from(bucket).exists(key)).data).toBe(false)
  await upload(admin.token, bytes, { bucket, key }, { uploadUrl: address }).done
  const { data } = await service().storage.from(bucket).download(key)
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
})

test('a browser may read what it needs to go on', async () => {
  const made = await create(admin.token, { bucket, key: newKey(), length: 10 })
  expect(made.status).toBe(201)
  expect(locationOf(made).startsWith(`${endpoint()}/`)).toBe(true)
  expect(made.headers.get('access-control-allow-origin')).toBe('*')
  expect(made.headers.get('access-control-expose-headers')).toMatch(/Location.*Upload-Offset/)
  const ends = Date.parse(made.headers.get('upload-expires') ?? '')
  expect(ends - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const options = await fetch(endpoint(), { method: 'OPTIONS' })
  expect(options.headers.get('tus-version')).toBe('1.0.0')
})

test('a second upload of a key is refused, unless it may replace the first', async () => {
  const key = newKey()
  const address = locationOf(await create(admin.token, { bucket, key, length: 3 }))
  expect((await send(admin.token, address, 0, 'one')).status).toBe(204)
  const again = await create(admin.token, { bucket, key, length: 3 })
  expect(again.status).toBe(409)
  expect(await again.text()).toBe('The resource already exists')
  const second = upload(
    admin.token,
    Buffer.from('two'),
    { bucket, key },
    {
      headers: headersOf(admin.token, { 'x-upsert': 'true' }),
    },
  )
  await second.done
  const { data } = await service().storage.from(bucket).download(key)
  expect(await data?.text()).toBe('two')
})

test('of two uploads of one key at the same time one makes the object', async () => {
  const key = newKey()
  const first = locationOf(await create(admin.token, { bucket, key, length: 3 }))
  const second = locationOf(await create(admin.token, { bucket, key, length: 3 }))
  expect((await send(admin.token, first, 0, 'one')).status).toBe(204)
  expect((await send(admin.token, second, 0, 'two')).status).toBe(409)
  const { data } = await service().storage.from(bucket).download(key)
  expect(await data?.text()).toBe('one')
})

test('whoever missed the last answer learns that all arrived; it can be neither changed nor taken back', async () => {
  const key = newKey()
  const address = locationOf(await create(admin.token, { bucket, key, length: 3 }))
  await send(admin.token, address, 0, 'one')
  const head = await fetch(address, { method: 'HEAD', headers: headersOf(admin.token) })
  expect(head.headers.get('upload-offset')).toBe('3')
  expect((await send(admin.token, address, 3, '')).status).toBe(409)
  const end = await fetch(address, { method: 'DELETE', headers: headersOf(admin.token) })
  expect(end.status).toBe(400)
  expect((await service().storage.from(bucket).exists(key)).data).toBe(true)
})

test('an unfinished upload can be taken back', async () => {
  const address = locationOf(await create(admin.token, { bucket, key: newKey(), length: 3 }))
  const end = await fetch(address, { method: 'DELETE', headers: headersOf(admin.token) })
  expect(end.status).toBe(204)
  expect((await send(admin.token, address, 0, 'one')).status).toBe(404)
})

test('another person finds nothing at the address', async () => {
  const other = await administrator()
  const address = locationOf(await create(admin.token, { bucket, key: newKey(), length: 3 }))
  for (const method of ['HEAD', 'DELETE']) {
    const answer = await fetch(address, { method, headers: headersOf(other.token) })
    expect(answer.status).toBe(404)
  }
  expect((await send(other.token, address, 0, 'one')).status).toBe(404)
})

test('who may not upload is refused before the first byte', async () => {
  const person = await teacher()
  const answer = await create(person.token, { bucket, key: newKey(), length: 3 })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toBe('new row violates row-level security policy')
})
