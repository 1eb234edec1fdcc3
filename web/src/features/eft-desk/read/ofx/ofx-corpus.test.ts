import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readStatement } from '../read-statement.ts'

// Each file of testing/files has its whole result beside it: every account, line, problem and balance.
const folder = `${import.meta.dirname}/testing/files/`
const names = readdirSync(folder).filter((name) => name.endsWith('.ofx'))

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z'), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

test('the corpus is whole', () => {
  expect(names.length).toBeGreaterThanOrEqual(65)
})

test.each(names)('%s', async (name) => {
  const read = await readStatement(new Uint8Array(readFileSync(folder + name)))
  const expected = folder + name.replace('.ofx', '.json')
  expect(read).toEqual(JSON.parse(readFileSync(expected, 'utf8')))
})
