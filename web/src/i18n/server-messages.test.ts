import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeForWord } from '@/lib/errors.ts'
import { serverMessages } from './server-messages.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/error-codes.md'), 'utf8')
const words = page
  .split(/^## /m)
  .filter((part) => part.startsWith('Words of'))
  .flatMap((part) => [...part.matchAll(/^\| `(\w+)`/gm)].map(([, word = '']) => word))

test('every error code of the database and the functions has a sentence', () => {
  expect(words.length).toBeGreaterThan(60)
  const silent = words.filter((word) => !(word in serverMessages) && !codeForWord(word))
  expect(silent).toEqual([])
})

test('no sentence is without an error code', () => {
  const unknown = Object.keys(serverMessages).filter(
    (word) => !words.includes(word) && codeForWord(word) === undefined,
  )
  expect(unknown).toEqual([])
})
