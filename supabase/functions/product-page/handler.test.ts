import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { handleProductPage, type ProductPageDeps } from './handler.ts'
import { plainText } from './plain-text.ts'
import type { PageParts } from './page-parts.ts'
import type { Product } from './product.ts'

const id = '83278ea6-ecf2-54a1-b1d6-f1451fe7f783'
const category = 'b7b0c0de-0000-4000-8000-000000000001'

/** As the build writes it: elements that the app replaces are marked. */
const page = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8').replace(
  '</title>',
  () => '</title>\n<meta data-prerendered="" property="og:title" content="Kryt">',
)

const frame = '<h1>__title__</h1><img src="__gallery__">__path__ __price__ __vat__ __delivery__'
const language = {
  frame,
  pieces: {
    'gallery-product-1-sized': '/__picture0__',
    'path-1': '__name0__',
    'price-whole': '__sale__',
  },
  terms: {},
}
const [start = '', end = ''] = page.split('<div id="root"></div>')
const parts: PageParts = {
  start,
  loader: 'loading',
  end,
  languages: { en: language, af: language },
}

let product: Product | null
let asked: string[]
let deps: ProductPageDeps
const rest = {
  discountPercentage: '0',
  chargesVat: true,
  physical: false,
  bundle: false,
  language: 'en',
  memberCovers: [],
}

beforeEach(() => {
  asked = []
  product = {
    title: 'Fractions',
    description: '<p>Half &amp; whole</p><p>of it</p>',
    sku: 12,
    ...rest,
    price: '35.50',
    listPrice: '35.50',
    pictures: ['Products/a b.webp'],
    path: [{ id: category, name: 'Grade 4' }],
  }
  deps = {
    siteUrl: 'https://kryt.example',
    pictures: 'https://api.example/storage/v1/object/public/images',
    mayGoOn: () => true,
    readParts: async () => Promise.resolve(parts),
    readProduct: async (wanted) => {
      asked.push(wanted)
      return Promise.resolve(product)
    },
  }
})

const get = async (query = `?id=${id}`, method = 'GET', headers: Record<string, string> = {}) =>
  handleProductPage(new Request(`http://api/product-page${query}`, { method, headers }), deps)

const things = (html: string) =>
  [...html.matchAll(/<script[^>]*ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as object, // as head.ts wrote it
  )

it('is the built page with the resource’s own head, and the resource drawn', async () => {
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
    '<div id="root" data-prerendered="" data-drawn=""><h1>Fractions</h1><img src="/a%20b.webp">Grade 4 R35.50',
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
    ...rest,
    price: '0.00',
    listPrice: '0.00',
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
    const html = await response.text()
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain('<div id="root">loading</div>')
  }
  expect(asked).toEqual([id])
})

it('serves only pages of our build, is limited, and refuses POST', async () => {
  expect((await get(`?id=${id}`, 'POST')).status).toBe(405)
  deps.readParts = async () =>
    Promise.resolve({ ...parts, start: '<html><title>Proxy error</title>' })
  expect((await get()).status).toBe(500)
  deps.mayGoOn = () => false
  expect((await get()).status).toBe(429)
})

it('is kept for seconds by shared caches, and sent again only when it has changed', async () => {
  const first = await get()
  expect(first.headers.get('cache-control')).toMatch(/max-age=0, s-maxage=15, must-revalidate/)
  const tag = first.headers.get('etag') ?? ''
  const same = await get(undefined, 'GET', { 'if-none-match': tag })
  expect([same.status, await same.text()]).toEqual([304, ''])
  if (product !== null) product = { ...product, price: '20.00' }
  expect((await get(undefined, 'GET', { 'if-none-match': tag })).status).toBe(200)
})

it('leaves alone what is no entity of HTML', () => {
  expect(plainText('a &constructor; &toString; &lt;b')).toBe('a &constructor; &toString; <b')
})

it('keeps the words of adjacent blocks apart', () => {
  expect(
    plainText('<p>Two <b>pa</b>ges</p><ul><li>one</li><li>a &amp; b &#233;&nbsp;</li></ul>'),
  ).toBe('Two pages one a & b é')
  expect(plainText('word '.repeat(60))).toMatch(/word …$/)
})
