import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linkPreviews, productPageFor } from './link-previews.ts'

const ask = (url: string, agent?: string) =>
  productPageFor({ url, headers: agent === undefined ? {} : { 'user-agent': agent } })

it('sends only programs that draw link previews to the function', () => {
  for (const agent of ['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1 Facebot Twitterbot/1.0'])
    expect(ask('/product/abc?utm=1', agent)).toBe('/functions/v1/product-page?id=abc')
  expect(ask('/about', 'WhatsApp/2.23.20.0')).toBeNull()
  expect(ask('/product/abc', 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile')).toBeNull()
  expect(ask('/product/abc', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBeNull()
  expect(ask('/product/abc')).toBeNull()
})

it('is the list in the deployment guide', () => {
  const deploy = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
  expect(deploy).toContain(linkPreviews.source.replaceAll('\\/', '/'))
})
