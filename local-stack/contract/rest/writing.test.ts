import { beforeAll, describe, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { rest } from './api.ts'
import { newTree } from './categories.ts'

let tag: string
let root: string
beforeAll(async () => {
  ;({ tag, root } = await newTree(1))
})
const table = () => service().from('product_category')
const name = (label: string) => `${label} ${tag}`

describe('the answer to a write', () => {
  test('nothing, unless asked', async () => {
    const { data, status } = await table().insert({ name: name('quiet') })
    expect({ data, status }).toEqual({ data: null, status: 201 })
  })

  test('the rows, when asked', async () => {
    const { data, status } = await table()
      .insert({ name: name('loud') })
      .select('name, slug')
    expect(status).toBe(201)
    expect(data).toEqual([{ name: name('loud'), slug: `loud-${tag}` }])
  })

  test('an update that returns no rows is 204', async () => {
    const { status } = await table().update({ grade: '3' }).eq('name', name('1'))
    expect(status).toBe(204)
  })

  test('an update that matches no row is not an error', async () => {
    const { data, status } = await table()
      .update({ grade: '3' })
      .eq('name', name('absent'))
      .select()
    expect({ data, status }).toEqual({ data: [], status: 200 })
  })

  test('the number of matched rows', async () => {
    const { count } = await table().update({ grade: '4' }, { count: 'exact' }).eq('parent_id', root)
    expect(count).toBe(1)
  })

  test('a delete returns the deleted rows', async () => {
    await table().insert({ name: name('short-lived') })
    const { data } = await table().delete().eq('name', name('short-lived')).select('name')
    expect(data).toEqual([{ name: name('short-lived') }])
  })

  test('tx=rollback has no effect, because hosted projects do not allow it', async () => {
    const answer = await rest('product_category', {
      method: 'POST',
      body: { name: name('stays') },
      headers: { prefer: 'tx=rollback,return=minimal' },
    })
    expect(answer.headers.get('preference-applied')).toBe('return=minimal')
    expect((await table().select('name').eq('name', name('stays'))).data).toHaveLength(1)
  })
})

describe('a single row', () => {
  test('is an object, also with rows embedded', async () => {
    const { data } = await table()
      .insert({ name: name('nested'), parent_id: root })
      .select('name, parent:parent_id(name)')
      .single()
    expect(data).toEqual({ name: name('nested'), parent: { name: tag } })
  })

  test('more than one row rolls the write back', async () => {
    const { error, status } = await table()
      .insert([{ name: name('twin 1') }, { name: name('twin 2') }])
      .select('name')
      .single()
    expect(status).toBe(406)
    expect(error?.code).toBe('PGRST116')
    expect((await table().select('name').like('name', `twin %${tag}`)).data).toEqual([])
  })
})

describe('upsert', () => {
  test('merges on the key', async () => {
    const { data } = await table().upsert({ id: root, name: tag, grade: '5' }).select('grade')
    expect(data).toEqual([{ grade: '5' }])
  })

  test('or leaves existing rows unchanged', async () => {
    const { data } = await table()
      .upsert({ id: root, name: tag, grade: '6' }, { ignoreDuplicates: true })
      .select('grade')
    expect(data).toEqual([])
    expect((await table().select('grade').eq('id', root)).data).toEqual([{ grade: '5' }])
  })

  test('on other columns that are unique', async () => {
    const { error, data } = await table()
      .upsert({ name: name('1'), parent_id: root, grade: '7' }, { onConflict: 'parent_id,slug' })
      .select('grade')
    expect(error).toBeNull()
    expect(data).toEqual([{ grade: '7' }])
  })
})

describe('several rows', () => {
  test('all rows or none', async () => {
    const { error } = await table().insert([{ name: name('first') }, { name: ' ' }])
    expect(error?.code).toBe('23514')
    expect((await table().select('name').eq('name', name('first'))).data).toEqual([])
  })

  test('a value that is missing in one row becomes null, not the default', async () => {
    const { data, error } = await service()
      .from('product')
      .insert([
        { title: name('a'), price: 1 },
        { title: name('b'), description: 'words' },
      ])
      .select('title')
    expect(data).toBeNull()
    expect(error).toMatchObject({ code: '23502' })
  })

  test('rows with different columns are refused unless the columns are named', async () => {
    const body = [{ name: name('c') }, { name: name('d'), grade: '3' }]
    expect(await rest('product_category', { method: 'POST', body })).toMatchObject({
      status: 400,
      body: { code: 'PGRST102', message: 'All object keys must match' },
    })
  })

  test('an empty list changes nothing', async () => {
    const { error, status } = await table().insert([])
    expect(error).toBeNull()
    expect(status).toBe(201)
  })
})
