import { randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { createMailbox } from '../../testing/mailbox.ts'
import { administrator, service, teacher, type Person } from '../gateway/people.ts'

const { url, publishableKey, mailUrl } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const someone = (kind: string) => `${kind}-${randomUUID()}@kryt.example`

async function call(name: string, person: Person, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/functions/v1/${name}`, {
    ...init,
    headers: { apikey: publishableKey, authorization: `Bearer ${person.token}` },
  })
}

const answer = z.object({
  success: z.literal(true),
  successfulUsers: z.array(
    z.object({ User: z.object({ Username: z.string() }), temporaryPassword: z.string() }),
  ),
  failedUsers: z.array(z.unknown()),
  skippedUsers: z.array(z.object({ email: z.string() })),
})

async function create(...users: object[]) {
  const response = await call('create-users', boss, {
    method: 'POST',
    body: JSON.stringify({ users }),
  })
  return answer.parse(await response.json())
}

async function standing(email: string): Promise<unknown> {
  const response = await call(`query-teacher-profile?teacherEmail=${email}`, boss)
  const found = (await response.json()) as { teacherProfileDetails?: { standing: string } }
  return found.teacherProfileDetails?.standing ?? found
}

async function signIn(email: string, password: string) {
  const client = createClient(url, publishableKey, { auth })
  const { error } = await client.auth.signInWithPassword({ email, password })
  return { client, code: error?.code }
}

describe('create-users', () => {
  it('creates a teacher who signs in, and whose password is temporary until it is changed', async () => {
    const email = someone('created')
    expect(await standing(email)).toEqual({ errorMessage: 'not_found' })
    const { successfulUsers } = await create({ email, phoneNumber: '0821234567', language: 'af' })
    const password = successfulUsers[0]?.temporaryPassword ?? ''
    expect(await standing(email)).toBe('teacher')

    const { client } = await signIn(email, password)
    expect((await client.rpc('my_groups')).data).toEqual(['teacher'])
    const { data } = await client.from('teacher_profile').select('translate_i18n')
    expect(data).toEqual([{ translate_i18n: 'af' }])
    expect((await client.rpc('my_password_is_temporary')).data).toBe(true)
    const same = await client.auth.updateUser({ password })
    expect(same.error?.code).toBe('same_password')
    await client.auth.updateUser({ password: `Kryt-${randomUUID()}-A1!` })
    expect((await client.rpc('my_password_is_temporary')).data).toBe(false)
    expect((await signIn(email, password)).code).toBe('invalid_credentials')
  })

  it('is safe to repeat: the same address is skipped, and its password stays', async () => {
    const email = someone('twice')
    const first = await create({ email }, { email: email.toUpperCase() })
    expect([first.successfulUsers.length, first.skippedUsers]).toEqual([1, [{ email }]])
    expect((await create({ email })).skippedUsers).toEqual([{ email }])
    const password = first.successfulUsers[0]?.temporaryPassword ?? ''
    expect((await signIn(email, password)).code).toBeUndefined()
  })

  it('finishes a user with whom a call broke off, and leaves those alone who are used', async () => {
    const [begun, used] = [someone('begun'), someone('used')]
    const password = `Kryt-${randomUUID()}-A1!`
    for (const email of [begun, used]) {
      await service().auth.admin.createUser({ email, password, email_confirm: true })
    }
    await signIn(used, password)
    const made = await create({ email: begun }, { email: used })
    expect(made.successfulUsers.map(({ User }) => User.Username)).toEqual([begun])
    expect(made.skippedUsers).toEqual([{ email: used }])
    expect(await standing(begun)).toBe('teacher')
    expect(await standing(used)).toBe('other_group')
    expect((await signIn(begun, password)).code).toBe('invalid_credentials')
    expect((await signIn(used, password)).code).toBeUndefined()
  })

  it('names the administrator in the audit', async () => {
    const email = someone('audited')
    await create({ email })
    const user: { data: unknown } = await service().rpc('find_user_id', { user_name: email })
    const audit = await boss.client
      .from('admin_audit')
      .select('actor_id, table_name')
      .eq('row_id', String(user.data))
    expect(audit.data).toEqual([{ actor_id: boss.id, table_name: 'user_group' }])
  })

  // A hosted project does not have this mailbox.
  it.runIf(mailUrl !== null)('invites by mail, in the language asked for', async () => {
    const email = someone('invited')
    await create({ email, language: 'af' })
    const mail = await createMailbox(mailUrl ?? '').waitForMail({ to: email })
    expect(mail.subject).toBe('Welkom by Kryt: jou rekening is gereed')
    expect(mail.links.some((link) => link.endsWith('/auth/forgotten-password'))).toBe(true)
  })
})

describe('the other calls about users', () => {
  it('list the groups of a person, and all customers as compressed text', async () => {
    const body = JSON.stringify({ userName: boss.id })
    const groups = await call('list-user-groups', boss, { method: 'POST', body })
    expect(await groups.json()).toEqual({ list: '["admin"]' })

    const packed = await (await call('query-customers', boss)).text()
    const json = inflateSync(Buffer.from(packed, 'base64')).toString()
    const { teacherProfiles } = JSON.parse(json) as { teacherProfiles: { id: string }[] }
    expect(teacherProfiles.some(({ id }) => id === boss.id)).toBe(true)
    expect(new Set(teacherProfiles.map(({ id }) => id)).size).toBe(teacherProfiles.length)
  })

  it.each([
    ['create-users', { method: 'POST', body: '{"users":[{"email":"a@kryt.example"}]}' }],
    ['list-user-groups', { method: 'POST', body: '{"userName":"a@kryt.example"}' }],
    ['query-teacher-profile?teacherEmail=a@kryt.example', {}],
    ['query-customers', {}],
  ])('%s is for the back-office only', async (name, init) => {
    const nobody = await teacher()
    const refused = await call(name, nobody, init)
    expect([refused.status, await refused.json()]).toEqual([403, { error: 'admin_required' }])
    const visitor = await fetch(`${url}/functions/v1/${name}`, { ...init })
    expect(visitor.status).toBe(401)
  })
})
