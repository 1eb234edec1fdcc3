import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('separates the words of blocks and runs no scripts', () => {
  expect(plainText('<p>Two pages</p><ul><li>one</li><li>a &amp; b</li></ul>')).toBe(
    'Two pages one a & b',
  )
  expect(plainText('<img src=x onerror="throw 1"> a <b>b</b>')).toBe('a b')
})

it('ends with a whole word', () => {
  const text = plainText(`<p>${'word '.repeat(60)}</p>`)
  expect(text.length).toBeLessThanOrEqual(162)
  expect(text).toMatch(/word …$/)
})
