import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ObjectFiles } from './object-files.ts'

let base: string
let files: ObjectFiles

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'kryt-files-'))
  files = new ObjectFiles(base)
})
afterEach(() => rm(base, { recursive: true }))

async function* chunks(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part))
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half')
  throw await Promise.resolve(new Error('the line went dead'))
}

async function onDisk(): Promise<string[]> {
  const entries = await readdir(base, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function read(version: string): Promise<string | undefined> {
  const file = await files.open(version)
  try {
    return await file?.readFile('utf8')
  } finally {
    await file?.close()
  }
}

test('a file is stored with its size and etag', async () => {
  const version = randomUUID()
  expect(await files.write(version, chunks('cha', 'lk'), 5)).toEqual({
    size: 5,
    eTag: '"af2d921c63ecda8cca7754c2fbd2d531"',
  })
  expect(await read(version)).toBe('chalk')
})

test('nothing is left of an interrupted or too long body', async () => {
  await expect(files.write(randomUUID(), broken(), 10)).rejects.toThrow('the line went dead')
  await expect(files.write(randomUUID(), chunks('too ', 'long'), 7)).rejects.toThrow('exceeded')
  expect(await onDisk()).toEqual([])
})

test('a copy does not depend on its original', async () => {
  const [from, to] = [randomUUID(), randomUUID()]
  await files.write(from, chunks('chalk'), 5)
  await files.copy(from, to)
  await files.remove([from])
  expect(await read(to)).toBe('chalk')
  expect(await read(from)).toBeUndefined()
})

test('a sweep removes files without a row and keeps the others', async () => {
  const [kept, waste] = [randomUUID(), randomUUID()]
  await files.write(kept, chunks('kept'), 9)
  await files.write(waste, chunks('waste'), 9)
  expect(await files.sweep(() => Promise.resolve(new Set([kept])))).toBe(1)
  expect(await onDisk()).toEqual([kept])
})

test('a sweep keeps an upload whose row is not yet written', async () => {
  const [first, during] = [randomUUID(), randomUUID()]
  await files.write(first, chunks('first'), 9)
  const removed = await files.sweep(async () => {
    await files.write(during, chunks('during'), 9)
    return new Set([first])
  })
  expect(removed).toBe(0)
  expect((await onDisk()).sort()).toEqual([first, during].sort())
})
