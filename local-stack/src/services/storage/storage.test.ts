import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { readConfig } from '../../config.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { repositoryRoot } from '../../start/repository-root.ts'
import { createStorage } from './storage.ts'

let database: TestDatabase
let owner: pg.Client
let folder: string

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  owner = new pg.Client({ connectionString: database.urlFor('postgres') })
  await owner.connect()
  await owner.query(`insert into storage.buckets (id, name) values ('box', 'box')`)
  folder = await mkdtemp(join(tmpdir(), 'kryt-storage-'))
})

afterAll(async () => {
  await owner.end()
  await database.stop()
  await rm(folder, { recursive: true })
})

const start = () =>
  createStorage(readConfig(repositoryRoot, {}), database.urlFor('supabase_storage_admin'), folder)

function request(storage: ReturnType<typeof start>, role: string, path: string, init: RequestInit) {
  const app = new Hono<GatewayEnv>()
  app.use(async (context, next) => {
    context.set('claims', { role })
    context.set('keyRole', 'anon')
    context.set('tokenFailure', null)
    return next()
  })
  app.route('/', storage.routes)
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${role}`)
  return app.request(path, { ...init, headers })
}

const upload = (storage: ReturnType<typeof start>, role: string, key: string, init = {}) =>
  request(storage, role, `/object/box/${key}`, { method: 'POST', body: 'chalk', ...init })

const signing = (transform: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ expiresIn: 60, transform }),
})

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('files that a killed process left behind are removed at the start, objects stay', async () => {
  const first = start()
  expect((await upload(first, 'service_role', 'kept.txt')).status).toBe(200)
  await first.stop()
  const [kept] = await filesOnDisk()

  const orphan = randomUUID()
  await mkdir(join(folder, orphan.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, orphan.slice(0, 2), orphan), 'half an upl')
  await start().stop()
  expect(await filesOnDisk()).toEqual([kept])
})

test('a refused upload stores nothing', async () => {
  const storage = start()
  const before = await filesOnDisk()
  const response = await upload(storage, 'anon', 'refused.txt')
  expect(await response.json()).toMatchObject({ statusCode: '403' })
  await storage.stop()
  expect(await filesOnDisk()).toEqual(before)
})

test.for(['storage.objects', 'storage.buckets'])('SQL cannot delete from %s', async (table) => {
  await expect(owner.query(`delete from ${table} where id is null`)).rejects.toMatchObject({
    code: '42501',
    message: 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
  })
})

test('SQL may delete with the setting that allows it', async () => {
  await owner.query('begin')
  await owner.query(`set local storage.allow_delete_query = 'true'`)
  const { rowCount } = await owner.query(`delete from storage.objects where name = 'kept.txt'`)
  await owner.query('rollback')
  expect(rowCount).toBe(1)
})

test('a policy can read the operation', async () => {
  await owner.query(`create policy uploads_only on storage.objects for insert to anon
    with check (storage.operation() = 'storage.object.upload')`)
  const storage = start()
  expect((await upload(storage, 'anon', 'by-operation.txt')).status).toBe(200)
  await storage.stop()
  await owner.query('drop policy uploads_only on storage.objects')
})

const encodedForm = () => {
  const form = new FormData()
  form.append('contentEncoding', 'gzip')
  form.append('', new Blob(['chalk']))
  return form
}

test.for([
  ['a header', () => ({ headers: { 'content-encoding': 'gzip' } })],
  ['a form', () => ({ body: encodedForm() })],
] as const)('an upload with an encoding in %s is refused and stores nothing', async ([, init]) => {
  const storage = start()
  const before = await filesOnDisk()
  const response = await upload(storage, 'service_role', 'encoded.txt', init())
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({ statusCode: '501', code: 'NotSupported' })
  await storage.stop()
  expect(await filesOnDisk()).toEqual(before)
})

test('a file without a name is stored, and its description carries its etag', async () => {
  const storage = start()
  const part = 'Content-Disposition: form-data; name=""; filename=""\r\nContent-Type: image/png'
  const body = `--x9\r\n${part}\r\n\r\nchalk\r\n--x9--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x9' }
  const stored = await upload(storage, 'service_role', 'unnamed.png', { body, headers })
  expect(stored.status).toBe(200)
  const info = await request(storage, 'service_role', '/object/info/box/unnamed.png', {})
  const described = (await info.json()) as { etag: string } // the documented shape
  expect(described).toMatchObject({ size: 5, content_type: 'image/png' })
  expect(info.headers.get('etag')).toBe(described.etag)
  await storage.stop()
})

test('a form whose metadata is too long is refused', async () => {
  const storage = start()
  const body = new FormData()
  body.append('metadata', 'x'.repeat(1_000_000 + 100_000))
  body.append('', new Blob(['chalk']))
  const response = await upload(storage, 'service_role', 'described.txt', { body })
  expect(await response.json()).toMatchObject({ statusCode: '413' })
  await storage.stop()
})

test('a link with a transformation is a plain link, as on a project without that feature', async () => {
  const storage = start()
  await upload(storage, 'service_role', 'cover.png')
  const response = await request(
    storage,
    'service_role',
    '/object/sign/box/cover.png',
    signing({ width: 200, resize: 'cover' }),
  )
  expect(response.status).toBe(200)
  const { signedURL } = (await response.json()) as { signedURL: string } // the documented shape
  expect(signedURL).toMatch(/^\/object\/sign\/box\/cover\.png\?token=/)
  const token = signedURL.split('.')[2] ?? ''
  expect(JSON.parse(Buffer.from(token, 'base64url').toString())).not.toHaveProperty(
    'transformations',
  )
  await storage.stop()
})

test.for([{ width: -1 }, { quality: 10 }, { resize: 'stretch' }])(
  'a transformation that Storage does not know (%o) is refused',
  async (transform) => {
    const storage = start()
    const response = await request(
      storage,
      'service_role',
      '/object/sign/box/cover.png',
      signing(transform),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' })
    await storage.stop()
  },
)

test('a rendered picture is refused as on a project without that feature', async () => {
  const storage = start()
  const path = '/render/image/authenticated/box/cover.png?width=200'
  const response = await request(storage, 'service_role', path, {})
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({
    statusCode: '403',
    code: 'FeatureNotEnabled',
    error: 'FeatureNotEnabled',
    message: 'feature not enabled for this tenant',
  })
  await storage.stop()
})

test('emptying a bucket answers first and keeps objects uploaded after the answer', async () => {
  const storage = start()
  for (const key of ['empty/1.txt', 'empty/2.txt']) await upload(storage, 'service_role', key)
  await owner.query('begin')
  await owner.query(`select from storage.objects where name = 'empty/1.txt' for update`)
  const response = await request(storage, 'service_role', '/bucket/box/empty', { method: 'POST' })
  expect(await response.json()).toEqual({
    message: 'Empty bucket has been queued. Completion may take up to an hour.',
  })
  expect((await upload(storage, 'service_role', 'later.txt')).status).toBe(200)
  await owner.query('commit')
  await storage.stop()
  const { rows } = await owner.query<{ name: string }>('select name from storage.objects')
  expect(rows).toEqual([{ name: 'later.txt' }])
  expect(await filesOnDisk()).toHaveLength(1)
})

test.each([
  ['POST', '/object/list-v2/box', 'list-v2'],
  ['POST', '/upload/resumable/sign/abc', 'A resumable upload by a signed address'],
  ['GET', '/s3/box/a.txt', 'The S3 protocol'],
  ['DELETE', '/cdn/box/a.txt', 'Purging a CDN'],
])('%s %s is refused with its name', async (method, path, name) => {
  const storage = start()
  const answer = await request(storage, 'service_role', path, { method })
  expect(answer.status).toBe(501)
  expect(await answer.json()).toMatchObject({
    code: 'NotSupported',
    message: `${name} is not supported by local-stack, see docs/fidelity.md`,
  })
  await storage.stop()
})
