import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailPage } from './page.ts'

const folder = new URL('../../../templates/', import.meta.url)

const templates = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))

/** Auth's templates cannot share a file, so each contains the same styles. */
const styles = templates.map(({ text }) => /<style>(.*?)<\/style>/s.exec(text)?.[1])

const coloursIn = (css: string) => new Set(css.match(/#[0-9a-f]{6}(?=\s*!important)/g))

test('the mails of Auth look alike, and their dark colours are those of every other mail', () => {
  expect(styles.length).toBeGreaterThanOrEqual(8)
  expect(new Set(styles).size).toBe(1)
  const page = mailPage({ language: 'en', title: '', preview: '', body: '', footer: '' })
  expect(coloursIn(styles[0] ?? '')).toEqual(coloursIn(page))
  expect(coloursIn(page).size).toBeGreaterThan(5)
})

test('a mail contains a code only where a page asks for it, and then in both languages', () => {
  const codes = templates.map(({ file, text }) => [file, text.split('{{ .Token }}').length - 1])
  expect(Object.fromEntries(codes.filter(([, count]) => count !== 0))).toEqual({
    'confirmation.html': 2,
    'recovery.html': 2,
    // Pages ask for it only when config.toml sets secure_password_change.
    'reauthentication.html': 2,
  })
  const worded = templates.filter(({ text }) => /\bcode\b|\bkode\b/i.test(text))
  expect(worded.map(({ file }) => file)).toEqual([
    'confirmation.html',
    'reauthentication.html',
    'recovery.html',
  ])
})
