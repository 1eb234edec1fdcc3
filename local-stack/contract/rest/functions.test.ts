import { describe, expect, inject, test } from 'vitest'
import { administrator, service, teacher, visitor } from '../gateway/people.ts'
import { isoTime, rest } from './api.ts'

describe('calling a function', () => {
  test('POST with named arguments', async () => {
    const { id } = await teacher()
    const join = () => service().rpc('add_user_to_group', { user_id: id, group_name: 'reporting' })
    expect((await join()).data).toBe(true)
    expect((await join()).data).toBe(false)
  })

  test('GET of a function that only reads', async () => {
    const { client } = await administrator()
    const answer = await client.rpc('my_groups', {}, { get: true })
    expect(answer).toMatchObject({ data: ['admin'], status: 200 })
  })

  test('GET of a function that writes is refused', async () => {
    const { id } = await teacher()
    const path = `rpc/add_user_to_group?user_id=${id}&group_name=teacher`
    expect(await rest(path)).toMatchObject({ status: 405, body: { code: '25006' } })
  })

  test('a row comes back as an object with ISO times', async () => {
    const { client } = await teacher()
    const profile = await client.rpc('ensure_teacher_profile').single<{ created_at: string }>()
    expect(profile.data?.created_at).toMatch(isoTime)
  })

  test('columns of the row can be selected', async () => {
    const { client } = await teacher()
    const { data } = await client.rpc('ensure_teacher_profile').select('id').single()
    expect(data).toEqual({ id: expect.any(String) as string })
  })
})

describe('errors', () => {
  test('a function that does not exist', async () => {
    const { error, status } = await service().rpc('no_such_function', { a: 1 })
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.no_such_function(a) in the schema cache',
    })
  })

  test('arguments that match no function', async () => {
    const { error, status } = await service().rpc('add_user_to_group', { user: 1 })
    expect(status).toBe(404)
    expect(error?.code).toBe('PGRST202')
  })

  test('a right that a visitor lacks', async () => {
    const { error, status } = await visitor().rpc('my_groups')
    expect(status).toBe(401)
    expect(error).toMatchObject({
      code: '42501',
      message: 'permission denied for function my_groups',
    })
  })

  test('a right that a signed-in person lacks', async () => {
    const { client, id } = await teacher()
    const { status } = await client.rpc('add_user_to_group', { user_id: id, group_name: 'admin' })
    expect(status).toBe(403)
    expect((await client.rpc('my_groups')).data).toEqual([])
  })

  test('an error that the function raises', async () => {
    const { id } = await teacher()
    const { error, status } = await service().rpc('add_user_to_group', {
      user_id: id,
      group_name: 'wizard',
    })
    expect(status).toBe(422)
    expect(error).toMatchObject({ code: 'PT422', message: 'unknown_group' })
  })

  test('functions outside the exposed schemas do not exist', async () => {
    const { secretKey } = inject('supabase')
    const answer = await rest('rpc/in_group', {
      method: 'POST',
      body: { group_name: 'admin' },
      headers: { 'content-profile': 'private' },
      key: secretKey,
    })
    expect(answer).toMatchObject({ status: 406, body: { code: 'PGRST106' } })
  })
})

describe('JSON arguments', () => {
  test.each([[{ a: [1, { b: null }] }], [{}]])('%o arrives as it was sent', async (headers) => {
    const answer = await service().rpc('store_payment_notification', {
      raw_body: `contract=${crypto.randomUUID()}`,
      headers,
    })
    expect(answer.data).toMatchObject({ headers })
  })
})
