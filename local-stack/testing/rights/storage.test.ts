import { SupabaseClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../stack.ts'
import { rootOf } from '../../../supabase/tests/support/database.ts'
import { newPurchase } from '../../../supabase/tests/support/library.ts'
import { newProduct } from '../../../supabase/tests/support/world.ts'
import { callers, type Caller } from '../../../supabase/tests/rights/grants.ts'
import { places, putRowsOfTable, type Place } from '../../../supabase/tests/rights/storage-table.ts'
import { newWorld, type World } from '../../../supabase/tests/rights/world.ts'
import { clientsOf, type Clients } from './clients.ts'
import {
  download,
  isPublic,
  operations,
  type FileOperation,
  type Target,
} from './file-operations.ts'

// What the storage table says, through the real Storage service with the official client.

let stack: TestStack
let db: pg.Client
/** For tests that run at the same time. */
let pool: pg.Pool
let server: SupabaseClient
let world: World
let clients: Clients
const publicBuckets = new Set<string>()

beforeAll(async () => {
  stack = await startTestStack()
  db = new pg.Client(stack.databaseUrl)
  await db.connect()
  pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 })
  const root = rootOf(db)
  await db.query('set search_path = public, extensions')
  const { rows } = await db.query<{ id: string; public: boolean }>(
    'select id, public from storage.buckets',
  )
  expect(
    rows.map(({ id }) => id).filter((id) => !places.some(({ bucket }) => bucket === id)),
  ).toEqual([])
  rows.filter((row) => row.public).forEach(({ id }) => publicBuckets.add(id))
  await db.query(`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`)
  world = await newWorld(root)
  await putRowsOfTable(db, world)
  clients = await clientsOf(stack, world)
  server = new SupabaseClient(stack.apiUrl, stack.config.keys.secret, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  await buyContent()
})
afterAll(async () => {
  await Promise.all([db.end(), pool.end()])
  await stack.stop()
})

/** The owner has paid for what the table calls paid for: that gives links from a function, and nothing here. */
async function buyContent(): Promise<void> {
  const root = rootOf(db)
  const product = await newProduct(root)
  const keys = places.filter(({ bucket }) => bucket === 'content').map(({ key }) => key(world))
  await db.query('insert into public.product_content (product_id, file_keys) values ($1, $2)', [
    product,
    keys,
  ])
  await newPurchase(root, world.owner.profileId, product)
}

const bodies: Record<Place['bucket'], Blob> = {
  images: new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' }),
  papers: new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' }),
  content: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  invoices: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  proofs: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  elsewhere: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
}

function targetOf({ bucket, key: keyOf }: Place, caller: Caller): Target {
  const key = keyOf(world)
  const folder = key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : ''
  const name = key.slice(key.lastIndexOf('/') + 1)
  const other = `${folder === '' ? '' : `${folder}/`}other-${name}`
  return { client: clients[caller], bucket, key, folder, name, other, body: bodies[bucket] }
}

/** The two names that an operation is about, with the version of what lies there. */
async function stateOf({ bucket, key, other }: Target): Promise<unknown[]> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select name, version from storage.objects where bucket_id = $1 and name in ($2, $3) order by name`,
    [bucket, key, other],
  )
  return rows
}

/** The file is there, and nothing next to it. */
async function putInPlace({ bucket, key, other, body }: Target): Promise<void> {
  const files = server.storage.from(bucket)
  const removed = await files.remove([other])
  const stored = await files.upload(key, body, { upsert: true })
  expect(removed.error ?? stored.error).toBeNull()
}

/** What is otherwise than the table says; a refusal leaves everything as it is. */
async function wrongWith(
  place: Place,
  caller: Caller,
  { what, needs, run }: FileOperation,
): Promise<string[]> {
  const target = targetOf(place, caller)
  const before = await stateOf(target)
  const allowed = needs.every((verb) => place.allowed[verb]?.includes(caller))
  const expected = allowed || (what === download.what && publicBuckets.has(place.bucket))
  const answer = await run(target)
  const said = `${caller}, ${what} ${place.what}`
  if (answer === true) {
    if (['copy', 'move', 'delete', 'replace', 'upload next to'].includes(what)) {
      await putInPlace(target)
    }
    return expected ? [] : [`${said}: not refused`]
  }
  if (expected) return [`${said}: refused with ${answer}`]
  expect(await stateOf(target)).toEqual(before)
  return ['403', '404'].includes(answer) ? [] : [`${said}: refused for another reason, ${answer}`]
}

test.concurrent.for(places)(
  '$what in $bucket: each caller does what the table says',
  async (place) => {
    await putInPlace(targetOf(place, 'admin'))
    const wrong: string[] = []
    for (const caller of callers) {
      for (const operation of [download, ...operations]) {
        wrong.push(...(await wrongWith(place, caller, operation)))
      }
    }
    expect(wrong).toEqual([])
    expect(await isPublic(targetOf(place, 'anonymous'))).toBe(publicBuckets.has(place.bucket))
  },
)
