import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailPage } from './mail-page.ts'

const folder = new URL('../../templates/', import.meta.url)

/** Auth's templates cannot include one another, so each carries the same styles. */
const styles = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => /<style>(.*?)<\/style>/s.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1])

const coloursIn = (css: string) => new Set(css.match(/#[0-9a-f]{6}(?=\s*!important)/g))

test('the mails of Auth have one look, and its dark colours are those of every other mail', () => {
  expect(styles.length).toBeGreaterThanOrEqual(8)
  expect(new Set(styles).size).toBe(1)
  const page = mailPage({ language: 'en', title: '', preview: '', body: '', footer: '' })
  expect(coloursIn(styles[0] ?? '')).toEqual(coloursIn(page))
  expect(coloursIn(page).size).toBeGreaterThan(5)
})
