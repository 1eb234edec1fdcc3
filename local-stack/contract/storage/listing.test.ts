import { beforeAll, expect, test } from 'vitest'
import { service } from '../gateway/people.ts'
import { newBucket, textFile } from './buckets.ts'

let bucket: string
beforeAll(async () => {
  bucket = await newBucket()
  for (const key of ['a.txt', 'B.txt', 'c.txt', 'grade/4.txt', 'grade/5.txt', 'grade/5/sum.txt']) {
    await service().storage.from(bucket).upload(key, textFile(key))
  }
})

const files = () => service().storage.from(bucket)
const names = (rows: { name: string }[] | null) => rows?.map(({ name }) => name)

test('a level lists objects and folders by name, ignoring letter case', async () => {
  expect(names((await files().list()).data)).toEqual(['a.txt', 'B.txt', 'c.txt', 'grade'])
})

test('a folder has no id and no metadata', async () => {
  const { data } = await files().list('', { search: 'grade' })
  expect(data).toMatchObject([{ name: 'grade', id: null, metadata: null }])
})

test('an object has id, times and metadata', async () => {
  const { data } = await files().list('', { search: 'a.' })
  expect(data).toMatchObject([
    { name: 'a.txt', metadata: { size: 5, mimetype: 'text/plain', cacheControl: 'max-age=3600' } },
  ])
  expect(Date.parse(data?.[0]?.created_at ?? '')).toBeGreaterThan(0)
})

test.for(['grade', 'grade/'])('names below %s are relative to it', async (folder) => {
  expect(names((await files().list(folder)).data)).toEqual(['4.txt', '5', '5.txt'])
})

test('limit and offset select a page', async () => {
  const page = (offset: number) => files().list('', { limit: 2, offset })
  expect(names((await page(0)).data)).toEqual(['a.txt', 'B.txt'])
  expect(names((await page(2)).data)).toEqual(['c.txt', 'grade'])
  expect(names((await page(4)).data)).toEqual([])
})

test('search matches the start of the name, ignoring letter case', async () => {
  expect(names((await files().list('', { search: 'b' })).data)).toEqual(['B.txt'])
  expect(names((await files().list('', { search: 'txt' })).data)).toEqual([])
})

test('sortBy reverses the order', async () => {
  const { data } = await files().list('', { sortBy: { column: 'name', order: 'desc' } })
  expect(names(data)).toEqual(['grade', 'c.txt', 'B.txt', 'a.txt'])
})

test('sorted by another column, folders come first', async () => {
  const { data } = await files().list('', { sortBy: { column: 'created_at', order: 'desc' } })
  expect(names(data)).toEqual(['grade', 'c.txt', 'B.txt', 'a.txt'])
})

test('characters with a meaning in SQL are matched literally', async () => {
  expect(names((await files().list('', { search: '%' })).data)).toEqual([])
  expect(names((await files().list('', { search: '_' })).data)).toEqual([])
})
