import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { GeneratedFiles, withoutUnused } from './generated-files.ts'

let root = ''
const target = 'src/cart.generated.ts'
const formatted = (code: string) => Promise.resolve(`${code}\n`)
const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true)

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'generated-'))}/`
  mkdirSync(`${root}src`)
  writeFileSync(`${root}src/old.generated.ts`, 'export {}\n')
  told.mockClear()
})

test('changed files are written, files without a source are removed, and a second run changes nothing', async () => {
  const first = new GeneratedFiles(root, false, formatted)
  await first.keep(target, 'export const one = 1')
  first.removeOthers()
  expect(first.changed).toBe(2)
  expect(readFileSync(`${root}${target}`, 'utf8')).toContain('export const one = 1')

  const second = new GeneratedFiles(root, true, formatted)
  await second.keep(target, 'export const one = 1')
  second.removeOthers()
  expect(second.changed).toBe(0)
})

test('a check lists the files that differ and writes nothing', async () => {
  const files = new GeneratedFiles(root, true, formatted)
  await files.keep(target, 'export const one = 1')
  files.removeOthers()
  expect(files.changed).toBe(2)
  expect(told.mock.calls.map(([text]) => text)).toEqual([
    `${target} does not follow from its .graphql file\n`,
    'src/old.generated.ts does not follow from its .graphql file\n',
  ])
  expect(() => readFileSync(`${root}${target}`)).toThrow('ENOENT')
  expect(readFileSync(`${root}src/old.generated.ts`, 'utf8')).toBe('export {}\n')
})

test('unused type imports are removed', () => {
  const helper = '/** Internal type. DO NOT USE DIRECTLY. */\nexport type Incremental<T> = T'
  const code = [
    helper,
    "import type { A } from './a.ts'",
    "import type { B } from './b.ts'",
    'export type C = { b: B }',
  ].join('\n')
  expect(withoutUnused(code)).toBe("import type { B } from './b.ts'\nexport type C = { b: B }")
  expect(withoutUnused(`${helper}\nexport type D = Incremental<string>`)).toContain(helper)
})
