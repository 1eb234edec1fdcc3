import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'

const { url, publishableKey, secretKey } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }
const admin = createClient(url, secretKey, { auth })

const paper = '%PDF-1.7 Breuke en desimale'
const contentOf = z.object({
  data: z.object({
    files: z.array(z.object({ fileName: z.string(), fileUrl: z.string(), size: z.number() })),
    urls: z.array(z.string()),
  }),
})

interface Person {
  id: string
  client: SupabaseClient
  token: string
  profileId: string
}

async function newTeacher(): Promise<Person> {
  const email = `person-${randomUUID()}@example.org`
  const password = `Kryt-${randomUUID()}-A1!`
  const created = await admin.auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error !== null) throw created.error
  const client = createClient(url, publishableKey, { auth })
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error !== null) throw signedIn.error
  const token = signedIn.data.session.access_token
  const profile = await client.rpc('ensure_teacher_profile')
  if (profile.error !== null) throw profile.error
  const { id } = z.object({ id: z.string() }).parse(profile.data)
  return { id: created.data.user.id, client, token, profileId: id }
}

async function insert(table: string, row: object): Promise<string> {
  const { data, error } = await admin.from(table).insert(row).select('id').single()
  if (error !== null) throw new Error(`${table}: ${error.message}`)
  return z.object({ id: z.string() }).parse(data).id
}

/** Creates a resource with one file and one video in the teacher's library. */
async function ownedResource(teacher: Person): Promise<{ id: string; key: string }> {
  const id = await insert('product', { title: 'Breuke', price: 20, e_commerce_product: true })
  const key = `ProductsContent/${id}/1763703000000-Breuke & desimale.pdf`
  const stored = await admin.storage
    .from('content')
    .upload(key, new Blob([paper]), { contentType: 'application/pdf' })
  if (stored.error !== null) throw stored.error
  await insert('product_content', { product_id: id, file_keys: [key], urls: ['76979871'] })
  await insert('product_subscription', { teacher_profile_id: teacher.profileId, product_id: id })
  return { id, key }
}

const ask = async (path: string, token: string | null, init: RequestInit = {}) =>
  fetch(`${url}${path}`, {
    ...init,
    headers: {
      apikey: publishableKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  })
const askFor = async (productID: string, token: string | null) =>
  ask(`/functions/v1/product-content?productID=${productID}`, token)

const downloadsOf = async (person: Person) =>
  (await person.client.from('product_download').select('user_id, file_key')).data

describe('product-content', () => {
  let owner: Person
  let resource: { id: string; key: string }
  beforeAll(async () => {
    owner = await newTeacher()
    resource = await ownedResource(owner)
  })

  it('lists the content for the owner, delivers each file and records the download', async () => {
    const listed = await askFor(resource.id, owner.token)
    const { data } = contentOf.parse(await listed.json())
    expect(data.files).toEqual([
      {
        fileName: 'Breuke & desimale.pdf',
        fileUrl: expect.any(String) as string,
        size: paper.length,
      },
    ])
    expect(data.urls).toEqual(['76979871'])
    expect(await downloadsOf(owner)).toEqual([])

    const [file] = data.files
    const received = await ask(file?.fileUrl ?? '', owner.token)
    expect(received.redirected).toBe(true)
    expect(new URL(received.url).pathname).toContain('/storage/v1/object/sign/content/')
    expect(received.headers.get('content-disposition')).toContain('Breuke')
    expect(await received.text()).toBe(paper)
    const record = { user_id: owner.id, file_key: resource.key }
    expect(await downloadsOf(owner)).toEqual([record])
    await ask(file?.fileUrl ?? '', owner.token)
    expect(await downloadsOf(owner)).toEqual([record, record])
  })

  it('refuses another teacher the list and the files, and records nothing', async () => {
    const other = await newTeacher()
    const { fileUrl } = contentOf.parse(await (await askFor(resource.id, owner.token)).json()).data
      .files[0] ?? { fileUrl: '' }
    for (const answer of [
      await askFor(resource.id, other.token),
      await ask(fileUrl, other.token, { redirect: 'manual' }),
    ]) {
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'product_not_owned' }])
      expect(answer.headers.get('location')).toBeNull()
    }
    expect(await downloadsOf(other)).toEqual([])
  })

  it('delivers no file of another resource, and refuses callers who are not signed in', async () => {
    const foreign = new URLSearchParams({
      productID: resource.id,
      fileKey: 'ProductsContent/x.pdf',
    })
    const answer = await ask(`/functions/v1/product-content?${foreign.toString()}`, owner.token, {
      redirect: 'manual',
    })
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'file_not_found' }])
    expect((await askFor(resource.id, null)).status).toBe(401)
    expect((await askFor(resource.id, publishableKey)).status).toBe(401)
  })

  it('answers with empty lists for a resource without content', async () => {
    const id = await insert('product', { title: 'Leeg', price: 20, e_commerce_product: true })
    await insert('product_subscription', { teacher_profile_id: owner.profileId, product_id: id })
    const answer = await askFor(id, owner.token)
    expect([answer.status, await answer.json()]).toEqual([200, { data: { files: [], urls: [] } }])
  })
})
