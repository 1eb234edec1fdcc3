import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, administrator, service, teacher, visitor } from '../gateway/people.ts'
import { newBucket, picture, refusal, textFile } from './buckets.ts'

// Tests the product's own policies: administrators manage pictures in some folders of the bucket "images"; nobody else
// has rights on any object.
const folder = `Products/contract-${randomUUID()}`
const people: Record<'visitor' | 'teacher' | 'administrator', Client | undefined> = {
  visitor: undefined,
  teacher: undefined,
  administrator: undefined,
}
let privateBucket: string

beforeAll(async () => {
  privateBucket = await newBucket()
  people.visitor = visitor()
  people.teacher = (await teacher()).client
  people.administrator = (await administrator()).client
})

const pictures = (who: keyof typeof people) => {
  const client = people[who]
  if (client === undefined) throw new Error(`${who} is not signed in`)
  return client.storage.from('images')
}
const all = () => service().storage.from('images')

async function existing(): Promise<string> {
  const key = `${folder}/${randomUUID()}.png`
  const { error } = await all().upload(key, picture)
  if (error !== null) throw error
  return key
}

async function isThere(key: string): Promise<boolean> {
  const { data } = await all().list(folder, { search: key.slice(folder.length + 1) })
  return data?.length === 1
}

const refusedByPolicy = {
  status: 400,
  statusCode: '403',
  message: 'new row violates row-level security policy',
}
const notFound = { status: 400, statusCode: '404', message: 'Object not found' }
const outsiders = ['visitor', 'teacher'] as const

describe('callers without a policy', () => {
  test.for(outsiders)('%s cannot upload', async (who) => {
    const key = `${folder}/${randomUUID()}.png`
    expect(refusal((await pictures(who).upload(key, picture)).error)).toEqual(refusedByPolicy)
    expect(await isThere(key)).toBe(false)
  })

  test.for(outsiders)('%s cannot replace', async (who) => {
    const key = await existing()
    const { error } = await pictures(who).upload(key, picture, { upsert: true })
    expect(refusal(error)).toEqual(refusedByPolicy)
  })

  test.for(outsiders)('%s sees nothing in a list', async (who) => {
    await existing()
    expect((await pictures(who).list(folder)).data).toEqual([])
  })

  test.for(outsiders)('%s cannot sign a link', async (who) => {
    const key = await existing()
    expect(refusal((await pictures(who).createSignedUrl(key, 60)).error)).toEqual(notFound)
  })

  test.for(outsiders)('%s cannot sign a link for an upload', async (who) => {
    const key = `${folder}/${randomUUID()}.png`
    const { error } = await pictures(who).createSignedUploadUrl(key)
    expect(refusal(error)).toEqual(refusedByPolicy)
  })

  test.for(outsiders)('%s cannot move', async (who) => {
    const key = await existing()
    expect(refusal((await pictures(who).move(key, `${key}.moved`)).error)).toEqual(notFound)
    expect(await isThere(key)).toBe(true)
  })

  test.for(outsiders)('%s cannot copy', async (who) => {
    const key = await existing()
    expect(refusal((await pictures(who).copy(key, `${key}.copy`)).error)).toEqual(notFound)
  })

  test.for(outsiders)('%s removes nothing', async (who) => {
    const key = await existing()
    expect(await pictures(who).remove([key])).toEqual({ data: [], error: null })
    expect(await isThere(key)).toBe(true)
  })

  test.for(outsiders)('%s cannot read a private bucket', async (who) => {
    await service().storage.from(privateBucket).upload('secret.txt', textFile('secret'), {
      upsert: true,
    })
    const { error } = (await people[who]?.storage.from(privateBucket).download('secret.txt')) ?? {}
    expect(refusal(error)).toEqual(notFound)
  })
})

describe('callers with policies', () => {
  test('an administrator uploads, lists, replaces, moves, copies, signs and removes', async () => {
    const files = pictures('administrator')
    const key = `${folder}/${randomUUID()}.png`
    expect((await files.upload(key, picture)).error).toBeNull()
    expect((await files.upload(key, picture, { upsert: true })).error).toBeNull()
    expect((await files.move(key, `${key}.moved.png`)).error).toBeNull()
    expect((await files.copy(`${key}.moved.png`, key)).error).toBeNull()
    expect((await files.createSignedUrl(key, 60)).error).toBeNull()
    expect((await files.list(folder)).data?.map(({ name }) => `${folder}/${name}`)).toContain(key)
    expect((await files.remove([key, `${key}.moved.png`])).data).toHaveLength(2)
    expect(await isThere(key)).toBe(false)
  })

  test('an administrator cannot upload outside the folders of the policy', async () => {
    const { error } = await pictures('administrator').upload('Elsewhere/a.png', picture)
    expect(refusal(error)).toEqual(refusedByPolicy)
  })

  test('an administrator cannot move out of the folders of the policy', async () => {
    const key = await existing()
    const { error } = await pictures('administrator').move(key, `Elsewhere/${randomUUID()}.png`)
    expect(refusal(error)).toEqual(refusedByPolicy)
    expect(await isThere(key)).toBe(true)
  })

  test('an administrator cannot copy into a bucket without a policy', async () => {
    const key = await existing()
    const { error } = await pictures('administrator').copy(key, 'stolen.png', {
      destinationBucket: privateBucket,
    })
    expect(refusal(error)).toEqual(refusedByPolicy)
  })

  test('the uploader owns what was uploaded', async () => {
    const person = await administrator()
    const key = `${folder}/${randomUUID()}.png`
    await person.client.storage.from('images').upload(key, picture)
    const { data } = await person.client.storage.from('images').remove([key])
    expect(data).toMatchObject([{ name: key, owner_id: person.id }])
  })
})
