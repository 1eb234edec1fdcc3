import { escapeMarkup } from '../_shared/text/escape.ts'
import { publicPages } from './public-pages.ts'
import type { ShelfPage } from './shelf.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const day = (moment: string) => new Date(moment).toISOString()

function element(name: 'url' | 'sitemap', address: string, changedAt?: string): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${day(changedAt)}</lastmod>`
  return `<${name}><loc>${escapeMarkup(address)}</loc>${changed}</${name}>`
}

const framed = (name: string, elements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">\n${elements.join('\n')}\n</${name}>\n`

/** The addresses of one page of the sitemap; the first page begins with the fixed pages. */
export function urlSet(siteUrl: string, { entries }: ShelfPage, page: number): string {
  const own = page === 1 ? publicPages.map((path) => element('url', `${siteUrl}${path}`)) : []
  return framed('urlset', [
    ...own,
    ...entries.map(({ kind, id, changedAt }) =>
      element('url', `${siteUrl}/${kind}/${id}`, changedAt),
    ),
  ])
}

/** The index of sitemaps, for a shop that does not fit into one. */
export function sitemapIndex(siteUrl: string, pages: number): string {
  return framed(
    'sitemapindex',
    Array.from({ length: pages }, (_, index) =>
      element('sitemap', `${siteUrl}/sitemap.xml?page=${String(index + 1)}`),
    ),
  )
}
