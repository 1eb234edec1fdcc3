import { randomUUID } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { administrator, service, teacher, visitor } from '../gateway/people.ts'
import { rest } from './api.ts'
import { newTree } from './categories.ts'

let tag: string
let root: string
beforeAll(async () => {
  ;({ tag, root } = await newTree(1))
})

test('a table that does not exist', async () => {
  expect(await rest('no_such_table')).toMatchObject({
    status: 404,
    body: {
      code: 'PGRST205',
      message: "Could not find the table 'public.no_such_table' in the schema cache",
    },
  })
})

test('a column that does not exist', async () => {
  expect(await rest('product_category?select=colour')).toMatchObject({
    status: 400,
    body: { code: '42703', message: 'column product_category.colour does not exist' },
  })
})

test('a column that does not exist, in a written row', async () => {
  expect(await rest('product_category', { method: 'POST', body: { colour: 1 } })).toMatchObject({
    status: 400,
    body: {
      code: 'PGRST204',
      message: "Could not find the 'colour' column of 'product_category' in the schema cache",
    },
  })
})

test('a body that is not JSON', async () => {
  expect(await rest('product_category', { method: 'POST', body: '{"name":' })).toMatchObject({
    status: 400,
    body: { code: 'PGRST102' },
  })
})

test('a filter that cannot be read', async () => {
  expect(await rest('product_category?name=maths')).toMatchObject({
    status: 400,
    body: { code: 'PGRST100' },
  })
})

test('a value of the wrong type', async () => {
  expect(await rest('product_category?id=eq.maths')).toMatchObject({
    status: 400,
    body: { code: '22P02', message: 'invalid input syntax for type uuid: "maths"' },
  })
})

test('a value that must be unique', async () => {
  const body = { name: `1 ${tag}`, parent_id: root }
  expect(await rest('product_category', { method: 'POST', body })).toMatchObject({
    status: 409,
    body: {
      code: '23505',
      message: 'duplicate key value violates unique constraint "product_category_parent_slug_key"',
      details: expect.stringContaining('already exists') as string,
    },
  })
})

test('a reference to a missing row', async () => {
  const body = { name: tag, parent_id: randomUUID() }
  expect(await rest('product_category', { method: 'POST', body })).toMatchObject({
    status: 409,
    body: { code: '23503' },
  })
})

test('a row that other rows refer to', async () => {
  expect(await rest(`product_category?id=eq.${root}`, { method: 'DELETE' })).toMatchObject({
    status: 409,
    body: { code: '23503' },
  })
})

test('a value that violates a check constraint', async () => {
  expect(await rest('product_category', { method: 'POST', body: { name: ' ' } })).toMatchObject({
    status: 400,
    body: { code: '23514' },
  })
})

test('a value that is missing', async () => {
  expect(await rest('product_category', { method: 'POST', body: { grade: '1' } })).toMatchObject({
    status: 400,
    body: { code: '23502' },
  })
})

test('an error that the database raises has the status of its code', async () => {
  const child = await service().from('product_category').select('id').eq('parent_id', root).single()
  const { id } = child.data as { id: string } // selected above
  const { error, status } = await service()
    .from('product_category')
    .update({ parent_id: id })
    .eq('id', root)
  expect(status).toBe(422)
  expect(error).toMatchObject({ code: 'PT422', message: 'category_cycle' })
})

test('without a right, a visitor gets 401', async () => {
  const { error, status } = await visitor().from('order_event').select('id')
  expect(status).toBe(401)
  expect(error).toMatchObject({ code: '42501', message: 'permission denied for table order_event' })
})

test('without a right, a signed-in person gets 403', async () => {
  const { client } = await teacher()
  const { error, status } = await client.from('product').select('search_field, sku, secret')
  expect(status).toBe(400)
  expect(error?.code).toBe('42703')
  const written = await client.from('order_event').insert({ reason: 'x' })
  expect(written.status).toBe(403)
  expect(written.error).toMatchObject({ code: '42501' })
})

test('a row that a policy does not allow', async () => {
  const { client } = await teacher()
  const { error, status } = await client.from('product_category').insert({ name: tag })
  expect(status).toBe(403)
  expect(error).toMatchObject({
    code: '42501',
    message: 'new row violates row-level security policy for table "product_category"',
  })
})

test('rows that a policy hides are not changed, without an error', async () => {
  const { client } = await teacher()
  const { data, error } = await client
    .from('product_category')
    .update({ grade: '1' })
    .eq('id', root)
    .select('id')
  expect({ data, error }).toEqual({ data: [], error: null })
})

test('a row that a policy allows', async () => {
  const { client } = await administrator()
  const name = `policy ${tag}`
  const { error } = await client.from('product_category').insert({ name, parent_id: root })
  expect(error).toBeNull()
})

test.for(['auth', 'storage', 'private', 'extensions', 'pg_catalog'])(
  'the schema %s is not exposed',
  async (schema) => {
    const headers = { 'accept-profile': schema }
    expect(await rest('users', { headers })).toMatchObject({
      status: 406,
      body: { code: 'PGRST106' },
    })
  },
)

test('the secret key sees every row, a visitor only what policies allow', async () => {
  const title = `hidden ${tag}`
  await service().from('product').insert({ title, price: 1 })
  const { publishableKey } = inject('supabase')
  const path = `product?title=eq.${encodeURIComponent(title)}&select=title`
  expect((await rest(path)).body).toEqual([{ title }])
  expect((await rest(path, { key: publishableKey })).body).toEqual([])
  await service().from('product').delete().eq('title', title)
})
