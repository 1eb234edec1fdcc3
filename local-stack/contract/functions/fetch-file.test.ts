import { createClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'

const { url, publishableKey, secretKey, mailUrl } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }
const service = createClient(url, secretKey, { auth })
const password = 'Chalk-and-talk-1'

async function tokenOf(groups: string[]): Promise<string> {
  const email = `${randomUUID()}@kryt.example`
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  })
  if (error !== null) throw error
  for (const group of groups) {
    const added = await service.rpc('add_user_to_group', {
      user_id: data.user.id,
      group_name: group,
    })
    if (added.error !== null) throw added.error
  }
  const signedIn = await createClient(url, publishableKey, { auth }).auth.signInWithPassword({
    email,
    password,
  })
  return signedIn.data.session?.access_token ?? ''
}

let admin = ''
beforeAll(async () => {
  admin = await tokenOf(['admin'])
})

const ask = async (address: string, wanted = 'content', token = admin) =>
  fetch(`${url}/functions/v1/fetch-file`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ address, wanted }),
  })
const refusal = async (...asked: Parameters<typeof ask>) => {
  const response = await ask(...asked)
  return [response.status, ((await response.json()) as { error: string }).error] // our own answer
}

describe('fetch-file', () => {
  it('is for administrators', async () => {
    // The gateway itself refuses those who are not signed in.
    expect((await ask('https://example.com/a.pdf', 'content', '')).status).toBe(401)
    expect(
      await refusal('https://example.com/a.pdf', 'content', await tokenOf(['teacher'])),
    ).toEqual([403, 'admin_required'])
  })

  it.each([
    ['http://example.com/a.pdf', 'file_address_not_allowed'],
    ['https://example.com:8443/a.pdf', 'file_address_not_allowed'],
    ['https://localhost/a.pdf', 'file_address_private'],
    ['https://2130706433/a.pdf', 'file_address_private'],
    ['https://[::ffff:127.0.0.1]/a.pdf', 'file_address_private'],
    ['https://169.254.169.254/latest/meta-data', 'file_address_private'],
    ['https://nowhere.invalid/a.pdf', 'file_not_reached'],
  ])('%s: %s', async (address, word) => {
    expect(await refusal(address)).toEqual([422, word])
  })
})

// A hosted project does not trust this stand-in, and it has no other.
describe.runIf(mailUrl !== null)('fetch-file from the stand-in', () => {
  const host = `${url}/file-host`

  it('hands over a file by what it is, after up to three redirects', async () => {
    for (const path of ['paper.pdf', 'moved/3']) {
      const response = await ask(`${host}/${path}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/pdf',
      ])
      expect(await response.text()).toMatch(/^%PDF-1\.7/)
    }
    expect((await ask(`${host}/cover.png`, 'picture')).headers.get('content-type')).toBe(
      'image/png',
    )
  })

  it.each([
    ['moved/4', 'content', 'file_too_many_redirects'],
    ['to?address=https://127.0.0.1/', 'content', 'file_address_private'],
    ['to?address=http://127.0.0.1:1/', 'content', 'file_address_not_allowed'],
    ['to?address=file:///etc/passwd', 'content', 'file_address_not_allowed'],
    ['endless.pdf', 'picture', 'file_too_large'],
    ['page.pdf', 'content', 'file_type_not_allowed'],
    ['drawing.png', 'picture', 'file_type_not_allowed'],
    ['paper.pdf', 'picture', 'file_type_not_allowed'],
    ['nothing.pdf', 'content', 'file_not_reached'],
  ])('%s as %s: %s', async (path, wanted, word) => {
    expect(await refusal(`${host}/${path}`, wanted)).toEqual([422, word])
  })
})
