import { beforeEach, expect, it } from 'vitest'
import { handleSitemap, type SitemapDeps } from './handler.ts'
import { publicPages } from './public-pages.ts'

const product = '83278ea6-ecf2-54a1-b1d6-f1451fe7f783'
const category = 'b7b0c0de-0000-4000-8000-000000000001'

let asked: number[]
let pages: number
let deps: SitemapDeps
beforeEach(() => {
  asked = []
  pages = 1
  deps = {
    siteUrl: 'https://kryt.example',
    mayGoOn: () => true,
    readShelf: async (page) => {
      asked.push(page)
      return Promise.resolve({
        pages,
        entries: [
          { kind: 'category', id: category, changedAt: '2026-03-01T10:00:00+00:00' },
          { kind: 'product', id: product, changedAt: '2026-02-03T04:05:06.789+02:00' },
        ],
      })
    },
  }
})

const get = async (query = '', method = 'GET') =>
  handleSitemap(new Request(`http://api/sitemap${query}`, { method }), deps)

it('lists the fixed pages, then the resources with their dates of change', async () => {
  const response = await get()
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  for (const path of publicPages) {
    expect(text).toContain(`<url><loc>https://kryt.example${path}</loc></url>`)
  }
  expect(text).toContain(
    `<url><loc>https://kryt.example/category/${category}</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod></url>`,
  )
  expect(text).toContain(
    `<url><loc>https://kryt.example/product/${product}</loc><lastmod>2026-02-03T02:05:06.789Z</lastmod></url>`,
  )
})

it('lists its pages when one sitemap cannot hold everything', async () => {
  pages = 3
  const index = await (await get()).text()
  expect(index).toContain('<sitemapindex')
  expect(index.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://kryt.example/sitemap.xml?page=1</loc>',
    '<loc>https://kryt.example/sitemap.xml?page=2</loc>',
    '<loc>https://kryt.example/sitemap.xml?page=3</loc>',
  ])
  const second = await (await get('?page=2')).text()
  expect(second).toContain(`/product/${product}<`)
  expect(second).not.toContain('/about<')
  expect(asked).toEqual([1, 2])
  expect((await get('?page=4')).status).toBe(404)
})

it.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=10000'])(
  'refuses %s',
  async (query) => {
    expect((await get(query)).status).toBe(422)
    expect(asked).toEqual([])
  },
)

it('limits reads of the database, and refuses POST', async () => {
  expect((await get('', 'POST')).status).toBe(405)
  deps.mayGoOn = () => false
  expect((await get()).status).toBe(429)
  expect(asked).toEqual([])
})
