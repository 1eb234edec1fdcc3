import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repositoryRoot } from './repository-root.ts'
import { contentHash } from './content-hash.ts'

mkdirSync(join(repositoryRoot, '.local'), { recursive: true })
const folder = mkdtempSync(join(repositoryRoot, '.local/hash-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hashed = (...more: string[]) => contentHash([join('.local', basename(folder))], ...more)

test('another text, another name and another word beside them make another hash', () => {
  writeFileSync(join(folder, 'b.sql'), 'select 1')
  const first = hashed()
  expect(hashed()).toBe(first)
  expect(hashed('2026-11-22')).not.toBe(first)
  writeFileSync(join(folder, 'b.sql'), 'select 2')
  const second = hashed()
  writeFileSync(join(folder, 'a.sql'), '')
  expect(new Set([first, second, hashed()]).size).toBe(3)
})
