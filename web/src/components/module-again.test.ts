import { expect, test, vi } from 'vitest'
import { moduleAgain } from './module-again.ts'

const address = 'https://kryt.example/assets/formula-form-XdPPN2I.js'
const failed = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
const Part = () => null

test('a module that did not come is asked for under another address', async () => {
  const ask = vi.fn(async () => Promise.resolve({ FormulaForm: Part }))
  expect(await moduleAgain(failed, ask)).toBe(Part)
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^https:\/\/kryt\.example\/assets\/formula-form-XdPPN2I\.js\?again=\d+$/),
  )
})

test.each([
  ['another error', new TypeError('Failed to fetch'), { Part }],
  ['a file of several parts', failed, { Part, Other: Part }],
  ['a file without a part', failed, { part: 1 }],
])('%s stays as it is', async (_, error, exported) => {
  await expect(moduleAgain(error, async () => Promise.resolve(exported))).rejects.toBe(error)
})
