import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { kept } from './kept.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

const name = () => `test-${randomUUID()}`
const fill = (text: string) => (folder: string) => {
  writeFileSync(join(folder, 'file'), text)
  return Promise.resolve()
}

async function keptText(of: string, text: string): Promise<string> {
  const folder = await kept(of, fill(text))
  if (!made.includes(folder)) made.push(folder)
  return readFileSync(join(folder, 'file'), 'utf8')
}

test('is made once', async () => {
  const of = name()
  expect(await keptText(of, 'first')).toBe('first')
  let again = false
  const folder = await kept(of, () => {
    again = true
    return Promise.resolve()
  })
  expect([made, again]).toEqual([[folder], false])
})

test('two who make it at once end with the same one', async () => {
  const of = name()
  const texts = await Promise.all([keptText(of, 'one'), keptText(of, 'two')])
  expect(new Set(texts).size).toBe(1)
})

test('what could not be made is not kept', async () => {
  const of = name()
  let draft = ''
  const failing = kept(of, (folder) => {
    draft = folder
    return Promise.reject(new Error('no room'))
  })
  await expect(failing).rejects.toThrow('no room')
  expect(existsSync(draft)).toBe(false)
  expect(existsSync(join(dirname(draft), of))).toBe(false)
})
