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

async function upload(storage: ReturnType<typeof start>, role: string, key: string) {
  const app = new Hono<GatewayEnv>()
  app.use(async (context, next) => {
    context.set('claims', { role })
    context.set('keyRole', 'anon')
    context.set('tokenFailure', null)
    return next()
  })
  app.route('/', storage.routes)
  return app.request(`/object/box/${key}`, { method: 'POST', body: 'chalk' })
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('what a killed process left behind is swept away at the start, objects stay', async () => {
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

test('a refused upload keeps no byte', async () => {
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

test('SQL deletes when it says that it knows', async () => {
  await owner.query('begin')
  await owner.query(`set local storage.allow_delete_query = 'true'`)
  const { rowCount } = await owner.query(`delete from storage.objects where name = 'kept.txt'`)
  await owner.query('rollback')
  expect(rowCount).toBe(1)
})

test('a policy sees which operation it judges', async () => {
  await owner.query(`create policy uploads_only on storage.objects for insert to anon
    with check (storage.operation() = 'storage.object.upload')`)
  const storage = start()
  expect((await upload(storage, 'anon', 'by-operation.txt')).status).toBe(200)
  await storage.stop()
  await owner.query('drop policy uploads_only on storage.objects')
})
