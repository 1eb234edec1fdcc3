import { randomUUID } from 'node:crypto'
import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, inject, it } from 'vitest'

const { url, publishableKey, secretKey } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }
const admin = createClient(url, secretKey, { auth })

interface Person {
  id: string
  email: string
  client: SupabaseClient
}

async function newPerson(): Promise<Person> {
  const email = `person-${randomUUID()}@example.org`
  const password = `Kryt-${randomUUID()}-A1!`
  const created = await admin.auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error !== null) throw created.error
  const client = createClient(url, publishableKey, { auth })
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error !== null) throw signedIn.error
  return { id: created.data.user.id, email, client }
}

const groupsOf = async (person: Person) => (await person.client.rpc('my_groups')).data as unknown

/** The answer, or status and body of the refusal. */
async function add(person: Person, body: object): Promise<unknown> {
  const result = await person.client.functions.invoke<unknown>('add-user-to-group', { body })
  const error: unknown = result.error
  if (!(error instanceof FunctionsHttpError)) return result.data
  const response = error.context as Response // the client puts the response there
  return [response.status, await response.json()]
}

describe('add-user-to-group', () => {
  it('makes the caller a teacher; a second call changes nothing', async () => {
    const person = await newPerson()
    expect(await groupsOf(person)).toEqual([])
    const body = { groupName: 'teacher', userName: person.email.toUpperCase(), userPoolId: 'x' }
    expect(await add(person, body)).toEqual({ success: true })
    expect(await add(person, body)).toEqual({ success: true })
    expect(await groupsOf(person)).toEqual(['teacher'])
  })

  it('refuses another group, and refuses to change others', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    expect(await add(person, { groupName: 'admin', userName: person.email })).toEqual([
      403,
      { error: 'group_not_allowed' },
    ])
    expect(await add(person, { groupName: 'teacher', userName: other.email })).toEqual([
      403,
      { error: 'other_user_not_allowed' },
    ])
    expect([await groupsOf(person), await groupsOf(other)]).toEqual([[], []])
  })

  it('lets an administrator make others teachers, by address or id, and a superadmin assign any group', async () => {
    const [boss, first, second] = [await newPerson(), await newPerson(), await newPerson()]
    await admin.rpc('add_user_to_group', { user_id: boss.id, group_name: 'admin' })
    expect(await add(boss, { groupName: 'teacher', userName: first.email })).toEqual({
      success: true,
    })
    expect(await add(boss, { groupName: 'teacher', userName: second.id })).toEqual({
      success: true,
    })
    expect([await groupsOf(first), await groupsOf(second)]).toEqual([['teacher'], ['teacher']])
    expect(await add(boss, { groupName: 'reporting', userName: first.email })).toEqual([
      403,
      { error: 'group_not_allowed' },
    ])
    for (const userName of ['nobody@example.org', randomUUID()]) {
      expect(await add(boss, { groupName: 'teacher', userName })).toEqual([
        404,
        { error: 'user_not_found' },
      ])
    }

    await admin.rpc('add_user_to_group', { user_id: boss.id, group_name: 'superadmin' })
    expect(await add(boss, { groupName: 'reporting', userName: first.email })).toEqual({
      success: true,
    })
    expect(await groupsOf(first)).toEqual(['reporting', 'teacher'])
  })

  it('records the administrator in the audit', async () => {
    const [boss, person] = [await newPerson(), await newPerson()]
    await admin.rpc('add_user_to_group', { user_id: boss.id, group_name: 'admin' })
    await admin.rpc('add_user_to_group', { user_id: boss.id, group_name: 'superadmin' })
    await add(boss, { groupName: 'reporting', userName: person.email })
    await add(person, { groupName: 'teacher', userName: person.email })
    const { data } = await boss.client
      .from('admin_audit')
      .select('actor_id, actor, table_name, verb, new_values')
      .eq('row_id', person.id)
    expect(data).toEqual([
      {
        actor_id: boss.id,
        actor: `${boss.id}::${boss.email}`,
        table_name: 'user_group',
        verb: 'insert',
        new_values: { user_id: person.id, group_name: 'reporting' },
      },
    ])
  })
})
