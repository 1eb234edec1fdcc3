import { beforeAll, describe, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { isoTime, rest } from './api.ts'
import { newTree } from './categories.ts'

let tag: string
let root: string
beforeAll(async () => {
  ;({ tag, root } = await newTree(5))
})
const children = () => service().from('product_category').select('name').eq('parent_id', root)
const below = (query: string) => `product_category?parent_id=eq.${root}&select=name&${query}`

describe('rows', () => {
  test('times are ISO 8601 with a T and an offset', async () => {
    const { data } = await service().from('product_category').select('created_at').eq('id', root)
    const [row] = data as { created_at: string }[] // selected above
    expect(row?.created_at).toMatch(isoTime)
  })

  test('money is a JSON number', async () => {
    const { data, error } = await service()
      .from('product')
      .insert({ title: tag, price: '12.50' })
      .select('id, price')
      .single()
    expect(error).toBeNull()
    const { id } = data as { id: string } // selected above
    await service().from('product').delete().eq('id', id)
    expect(data).toMatchObject({ price: 12.5 })
  })

  test('filters combine', async () => {
    const { data } = await children()
      .or('grade.eq.1,and(grade.gt.3,grade.neq.5)')
      .ilike('name', `%${tag.toUpperCase()}`)
      .order('name')
    expect(data).toEqual([{ name: `1 ${tag}` }, { name: `4 ${tag}` }])
  })

  test('order by two columns', async () => {
    const { data } = await children()
      .order('parent_id')
      .order('grade', { ascending: false })
      .limit(2)
    expect(data).toEqual([{ name: `5 ${tag}` }, { name: `4 ${tag}` }])
  })
})

describe('pages', () => {
  test('a range and the exact count', async () => {
    const { data, count, status } = await service()
      .from('product_category')
      .select('name', { count: 'exact' })
      .eq('parent_id', root)
      .order('name')
      .range(1, 2)
    expect({ data, count, status }).toEqual({
      data: [{ name: `2 ${tag}` }, { name: `3 ${tag}` }],
      count: 5,
      status: 206,
    })
  })

  test('a count alone', async () => {
    const { count, data } = await service()
      .from('product_category')
      .select('*', { count: 'exact', head: true })
      .eq('parent_id', root)
    expect({ count, data }).toEqual({ count: 5, data: null })
  })

  test('the Range header', async () => {
    const answer = await rest(below('order=name'), { headers: { range: '0-1' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-range')).toBe('0-1/*')
    expect(answer.body).toHaveLength(2)
  })

  test('a page beyond the end, when the count is known', async () => {
    const answer = await rest(below('offset=10'), { headers: { prefer: 'count=exact' } })
    expect(answer).toMatchObject({ status: 416, body: { code: 'PGRST103' } })
    expect(answer.headers.get('content-range')).toBe('*/5')
  })

  test('at most 1,000 rows, whatever was requested', async () => {
    const many = Array.from({ length: 1005 }, (_, index) => ({ name: `${String(index)} ${tag}` }))
    await service().from('product_tag').insert(many)
    const { data } = await service()
      .from('product_tag')
      .select('id')
      .like('name', `%${tag}`)
      .limit(5000)
    const { error } = await service().from('product_tag').delete().like('name', `%${tag}`)
    expect(error).toBeNull()
    expect(data).toHaveLength(1000)
  })
})

describe('one row', () => {
  test('single answers with an object', async () => {
    const { data } = await children().eq('grade', '2').single()
    expect(data).toEqual({ name: `2 ${tag}` })
  })

  test.for([
    ['no row', '9', 'The result contains 0 rows'],
    ['several rows', null, 'The result contains 5 rows'],
  ] as const)('single refuses %s', async ([, grade, details]) => {
    const query = grade === null ? children() : children().eq('grade', grade)
    const { error, status } = await query.single()
    expect(status).toBe(406)
    expect(error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details,
    })
  })

  test('maybeSingle answers with null for no row', async () => {
    const { data, error } = await children().eq('grade', '9').maybeSingle()
    expect({ data, error }).toEqual({ data: null, error: null })
  })
})

describe('embedded rows', () => {
  test('to one and to many', async () => {
    const { data: product } = await service()
      .from('product')
      .insert({ title: tag, price: 1, category_id: root })
      .select('id, category:product_category(name)')
      .single()
    const { data: category } = await service()
      .from('product_category')
      .select('name, product(title)')
      .eq('id', root)
      .single()
    await service().from('product').delete().eq('title', tag)
    expect(product).toMatchObject({ category: { name: tag } })
    expect(category).toEqual({ name: tag, product: [{ title: tag }] })
  })

  test('an inner join filters the parents', async () => {
    const { data } = await service()
      .from('product_category')
      .select('name, product!inner(title)')
      .eq('id', root)
    expect(data).toEqual([])
  })

  test('embedding without a relation is refused', async () => {
    const { error, status } = await service()
      .from('product_category')
      .select('name, order_line(id)')
    expect(status).toBe(400)
    expect(error?.code).toBe('PGRST200')
  })
})
