import { AppError } from '@/lib/errors.ts'
import { readFreshText } from '@/lib/edge-function.ts'

async function addressesIn(query: Record<string, string>): Promise<string[]> {
  const text = await readFreshText('sitemap', query)
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const kind = document.documentElement.localName
  const addresses = [...document.getElementsByTagName('loc')].map((each) => each.textContent)
  if (kind === 'urlset') return addresses
  if (kind !== 'sitemapindex' || query['page'] !== undefined) throw new AppError('unexpected')
  // Above 49,000 addresses the sitemap is an index of pages.
  const all: string[] = []
  for (const index of addresses.keys()) {
    all.push(...(await addressesIn({ page: String(index + 1) })))
  }
  return all
}

/**
 * Generates the sitemap with all its pages.
 * @returns the number of addresses in it
 * @throws AppError
 */
export async function generateSitemap(): Promise<number> {
  return (await addressesIn({})).length
}
