import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeLeftovers, throwawayFolder } from './throwaway-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'kryt-leftovers-'))
afterAll(() => rmSync(place, { recursive: true }))

test('what a process left that is gone is removed, what a living one uses is not', async () => {
  const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim()
  const folders = {
    own: join(place, basename(throwawayFolder())),
    left: join(place, `kryt-test-${dead}-a`),
    other: join(place, 'kryt-of-somebody-else'),
  }
  for (const folder of Object.values(folders)) mkdirSync(folder)
  await removeLeftovers([place])
  expect(Object.values(folders).filter(existsSync)).toEqual([folders.own, folders.other])
})
