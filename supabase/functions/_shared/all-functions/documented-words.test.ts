import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const functionsDir = resolve(import.meta.dirname, '../..')
const page = readFileSync(resolve(functionsDir, '../../docs/error-codes.md'), 'utf8')

/** Words of thrown errors and of error answers, and the messages of body and query schemas, which all become 422. */
function wordsInCode(): string[] {
  const sources = globSync('**/*.ts', { cwd: functionsDir }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const words = sources.flatMap((file) => {
    const text = readFileSync(resolve(functionsDir, file), 'utf8')
    const thrown = [...text.matchAll(/FunctionError\((\d+), '(\w+)'\)/g)]
    const answered = [...text.matchAll(/json\(\{ error: '(\w+)' \}, (\d+)\)/g)]
    const messages = /(-(body|query)|\/email-address)\.ts$/.test(file)
      ? [...text.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)]
      : []
    return [
      ...thrown.map(([, status, word]) => `${word ?? ''} ${status ?? ''}`),
      ...answered.map(([, word, status]) => `${word ?? ''} ${status ?? ''}`),
      ...messages.map(([, word]) => `${word ?? ''} 422`),
    ]
  })
  // The word for every broken rule that has none of its own.
  return [...new Set([...words, 'invalid_body 422'])].sort()
}

it('docs/error-codes.md lists every word that a function answers, with its status', () => {
  const section =
    page.split(/^## /m).find((part) => part.startsWith('Words of the functions')) ?? ''
  const listed = [...section.matchAll(/^\| `(\w+)` +\| (\d+)/gm)].map(
    ([, word, status]) => `${word ?? ''} ${status ?? ''}`,
  )
  expect(listed).toEqual(wordsInCode())
  expect(listed.length).toBeGreaterThan(20)
})
