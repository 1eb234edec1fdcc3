import { beforeAll, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { newBucket, refusal, textFile } from './buckets.ts'

let bucket: string
let other: string
beforeAll(async () => {
  bucket = await newBucket()
  other = await newBucket()
})
const files = () => service().storage.from(bucket)
const put = (key: string, content = key) => files().upload(key, textFile(content))
const contentOf = async (key: string, from = bucket) =>
  (await service().storage.from(from).download(key)).data?.text()

test('move renames', async () => {
  await put('old.txt')
  expect((await files().move('old.txt', 'new.txt')).data?.message).toBe('Successfully moved')
  expect(await contentOf('new.txt')).toBe('old.txt')
  expect((await files().exists('old.txt')).data).toBe(false)
})

test('move to another bucket', async () => {
  await put('across.txt')
  await files().move('across.txt', 'arrived.txt', { destinationBucket: other })
  expect(await contentOf('arrived.txt', other)).toBe('across.txt')
})

test('move onto an existing object is refused and changes neither', async () => {
  await put('one.txt')
  await put('two.txt')
  const { error } = await files().move('one.txt', 'two.txt')
  expect(refusal(error)).toMatchObject({ status: 400, statusCode: '409' })
  expect(await contentOf('one.txt')).toBe('one.txt')
  expect(await contentOf('two.txt')).toBe('two.txt')
})

test('move of a missing object is refused', async () => {
  expect(refusal((await files().move('absent', 'x')).error)).toMatchObject({ statusCode: '404' })
})

test('a copy stays when its original is removed', async () => {
  await put('original.txt')
  expect((await files().copy('original.txt', 'copy.txt')).data?.path).toBe(`${bucket}/copy.txt`)
  await files().remove(['original.txt'])
  expect(await contentOf('copy.txt')).toBe('original.txt')
})

test('a copy keeps type and metadata', async () => {
  await files().upload('described.txt', textFile('x'), { metadata: { grade: '4' } })
  await files().copy('described.txt', 'described-copy.txt')
  const { data } = await files().info('described-copy.txt')
  expect(data).toMatchObject({ contentType: 'text/plain', metadata: { grade: '4' } })
})

test('copy onto an existing object is refused', async () => {
  await put('source.txt')
  await put('target.txt')
  const { error } = await files().copy('source.txt', 'target.txt')
  expect(refusal(error)).toMatchObject({ status: 400, statusCode: '409' })
})

test('remove answers with the removed objects only', async () => {
  await put('gone/1.txt')
  await put('gone/2.txt')
  const { data } = await files().remove(['gone/1.txt', 'gone/2.txt', 'gone/never.txt'])
  expect(data?.map(({ name }) => name).sort()).toEqual(['gone/1.txt', 'gone/2.txt'])
  expect((await files().list('gone')).data).toEqual([])
})
