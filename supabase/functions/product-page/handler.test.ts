import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { handleProductPage, type ProductPageDeps } from './handler.ts'
import { plainText } from './plain-text.ts'
import type { Product } from './product.ts'

const id = '83278ea6-ecf2-54a1-b1d6-f1451fe7f783'
const category = 'b7b0c0de-0000-4000-8000-000000000001'

/** As the build writes it: elements that the app replaces are marked. */
const page = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8').replace(
  '</title>',
  () => '</title>\n<meta data-prerendered="" property="og:title" content="Kryt">',
)

let product: Product | null
let asked: string[]
let deps: ProductPageDeps
beforeEach(() => {
  asked = []
  product = {
    title: 'Fractions',
    description: '<p>Half &amp; whole</p><p>of it</p>',
    sku: 12,
    price: '35.50',
    pictures: ['Products/a b.webp'],
    path: [{ id: category, name: 'Grade 4' }],
  }
  deps = {
    siteUrl: 'https://kryt.example',
    pictures: 'https://api.example/storage/v1/object/public/images',
    mayGoOn: () => true,
    readPage: async () => Promise.resolve(page),
    readProduct: async (wanted) => {
      asked.push(wanted)
      return Promise.resolve(product)
    },
  }
})

const get = async (query = `?id=${id}`, method = 'GET') =>
  handleProductPage(new Request(`http://api/product-page${query}`, { method }), deps)

const things = (html: string) =>
  [...html.matchAll(/<script[^>]*ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as object, // as head.ts wrote it
  )

it('is the built page with the resource’s own head', async () => {
  const response = await get()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  for (const part of [
    '<title data-prerendered="">Fractions · Kryt</title>',
    `<link data-prerendered="" rel="canonical" href="https://kryt.example/product/${id}">`,
    'property="og:title" content="Fractions"',
    'property="og:description" content="Half &amp; whole of it"',
    'property="og:image" content="https://api.example/storage/v1/object/public/images/Products/a%20b.webp"',
    '<div id="root"></div>',
  ])
    expect(html).toContain(part)
  expect(html.match(/<title/g)).toHaveLength(1)
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html.match(/og:title/g)).toHaveLength(1)
  expect(things(html)).toMatchObject([
    { '@type': 'Product', sku: '12', category: 'Grade 4', offers: { price: '35.50' } },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'Grade 4' }, {}] },
  ])
})

it('escapes titles, descriptions and picture addresses', async () => {
  const evil = `</title></script><script>alert(1)</script>" onload='x' $& $'`
  product = {
    title: evil,
    description: `&lt;script&gt;alert(2)&lt;/script&gt;"><img src=x onerror=alert(3)>`,
    sku: null,
    price: '0.00',
    pictures: [`"><script>alert(4)</script>`],
    path: [{ id: category, name: evil }],
  }
  const html = await (await get()).text()
  const before = page.match(/<script/g)?.length ?? 0
  expect(html.match(/<script/g)).toHaveLength(before + 2)
  expect(html).not.toMatch(/<script>alert|<img|[^\\]" onload/)
  expect(things(html)[0]).toMatchObject({ name: evil })
})

it('answers 404 with noindex where there is no resource', async () => {
  product = null
  for (const query of [`?id=${id}`, '?id=1', '']) {
    const response = await get(query)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('name="robots" content="noindex"')
  }
  expect(asked).toEqual([id])
})

it('serves only pages of our build, is limited, and refuses POST', async () => {
  expect((await get(`?id=${id}`, 'POST')).status).toBe(405)
  deps.readPage = async () => Promise.resolve('<html><title>Proxy error</title></html>')
  expect((await get()).status).toBe(500)
  deps.mayGoOn = () => false
  expect((await get()).status).toBe(429)
})

it('keeps the words of adjacent blocks apart', () => {
  expect(
    plainText('<p>Two <b>pa</b>ges</p><ul><li>one</li><li>a &amp; b &#233;&nbsp;</li></ul>'),
  ).toBe('Two pages one a & b é')
  expect(plainText('word '.repeat(60))).toMatch(/word …$/)
})
