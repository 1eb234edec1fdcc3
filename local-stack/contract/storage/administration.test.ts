import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { service, teacher, visitor } from '../gateway/people.ts'
import { newBucket, refusal, textFile } from './buckets.ts'

const refusedByPolicy = {
  status: 400,
  statusCode: '403',
  message: 'new row violates row-level security policy',
}

test('a bucket is created with its limits and read back', async () => {
  const name = await newBucket({
    public: true,
    fileSizeLimit: '20MB',
    allowedMimeTypes: ['image/png'],
  })
  expect((await service().storage.getBucket(name)).data).toMatchObject({
    id: name,
    name,
    public: true,
    file_size_limit: 20_000_000,
    allowed_mime_types: ['image/png'],
  })
})

test('a second bucket of the same name is refused', async () => {
  const name = await newBucket()
  expect(refusal((await service().storage.createBucket(name)).error)).toEqual({
    status: 400,
    statusCode: '409',
    message: 'The resource already exists',
  })
})

test('a bucket is changed', async () => {
  const name = await newBucket()
  await service().storage.updateBucket(name, { public: true, fileSizeLimit: 5 })
  expect((await service().storage.getBucket(name)).data).toMatchObject({
    public: true,
    file_size_limit: 5,
  })
})

test('buckets are listed', async () => {
  const name = await newBucket()
  expect((await service().storage.listBuckets()).data?.map(({ id }) => id)).toContain(name)
})

test('a bucket with objects cannot be deleted, an emptied one can', async () => {
  const { storage } = service()
  const name = `contract-${randomUUID()}`
  await storage.createBucket(name)
  await storage.from(name).upload('a.txt', textFile('x'))
  expect(refusal((await storage.deleteBucket(name)).error)).toEqual({
    status: 400,
    statusCode: '409',
    message: 'The bucket you tried to delete is not empty',
  })
  await storage.emptyBucket(name)
  await expect
    .poll(async () => (await storage.deleteBucket(name)).error, { timeout: 10_000 })
    .toBeNull()
  expect(refusal((await storage.getBucket(name)).error)).toEqual({
    status: 400,
    statusCode: '404',
    message: 'Bucket not found',
  })
})

test('neither visitors nor teachers create buckets', async () => {
  for (const client of [visitor(), (await teacher()).client]) {
    const { error } = await client.storage.createBucket(`contract-${randomUUID()}`)
    expect(refusal(error)).toEqual(refusedByPolicy)
  }
})

test('neither visitors nor teachers see, change or delete buckets', async () => {
  const name = await newBucket()
  for (const client of [visitor(), (await teacher()).client]) {
    expect((await client.storage.listBuckets()).data).toEqual([])
    expect(refusal((await client.storage.getBucket(name)).error)).toMatchObject({
      statusCode: '404',
    })
    await client.storage.updateBucket(name, { public: true })
    await client.storage.deleteBucket(name)
  }
  expect((await service().storage.getBucket(name)).data).toMatchObject({ public: false })
})
