import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/buying-paths.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  )

/** A row names a file, and the title of a test in it unless it means the whole file. */
const named = rows.map((cells) => {
  const [, file = '', title = ''] = /^`([^`]+)`\s*(.*?)(?: \(.*\))?$/.exec(cells.at(-1) ?? '') ?? []
  return { file, title }
})

describe('docs/buying-paths.md', () => {
  test.each(named)('$file has: $title', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(title)
  })

  test('every way to pay has every kind of goods, and questions and coupons as well', () => {
    const paths = rows.filter((cells) => cells.length === 5)
    const walked = (method: string, column: number) =>
      [...new Set(paths.flatMap((path) => (path[0] === method ? [path[column]] : [])))].sort()
    expect(walked('EFT', 1)).toEqual(['bundle', 'download', 'mixed', 'post'])
    expect(walked('Card', 1)).toEqual(['bundle', 'download', 'mixed', 'post'])
    expect(walked('Free', 1)).toEqual(['bundle', 'download'])
    for (const method of ['EFT', 'Card', 'Free']) expect(walked(method, 2)).toEqual(['no', 'yes'])
    const coupons = paths.map((path) => path[3]).join(' ')
    for (const kind of ['percentage', 'amount', 'download only', 'teachers only', 'total zero']) {
      expect(coupons).toContain(kind)
    }
  })
})
