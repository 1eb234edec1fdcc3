import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [PTAZ]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', what = '', code = '', proof = '']) => ({ id, what, code, proof }))

const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

describe('docs/coverage.md', () => {
  test('has each row once', () => {
    const ids = rows.map((row) => row.id)
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says of each row where it lives and what proves it, or that it is open', () => {
    const vague = rows.filter((row) =>
      [row.code, row.proof].some((cell) => !cell.includes('open') && filesIn(cell).length === 0),
    )
    expect(vague.map((row) => row.id)).toEqual([])
  })

  test('names files that exist', () => {
    const missing = rows
      .flatMap((row) => [...filesIn(row.code), ...filesIn(row.proof)])
      .filter((path) => !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })
})
