import { beforeEach, expect, test, vi } from 'vitest'
import { readFreshText } from '@/lib/edge-function.ts'
import { AppError } from '@/lib/errors.ts'
import { generateSitemap } from './generate-sitemap.ts'

vi.mock('@/lib/edge-function.ts', () => ({ readFreshText: vi.fn() }))

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const page = (...paths: string[]) =>
  `<urlset ${namespace}>${paths.map((path) => `<url><loc>https://kryt.example${path}</loc></url>`).join('')}</urlset>`

beforeEach(() => {
  vi.mocked(readFreshText).mockReset()
})

test('counts the addresses', async () => {
  vi.mocked(readFreshText).mockResolvedValue(page('/', '/about', '/product/1'))
  await expect(generateSitemap()).resolves.toBe(3)
  expect(readFreshText).toHaveBeenCalledExactlyOnceWith('sitemap', {})
})

test('reads every page of a sitemap that has several', async () => {
  const pages: Record<string, string> = {
    1: page('/', '/about'),
    2: page('/product/1'),
  }
  vi.mocked(readFreshText).mockImplementation(async (_name, query) =>
    Promise.resolve(
      pages[query['page'] ?? ''] ??
        `<sitemapindex ${namespace}><sitemap><loc>a</loc></sitemap><sitemap><loc>b</loc></sitemap></sitemapindex>`,
    ),
  )
  await expect(generateSitemap()).resolves.toBe(3)
})

test.each(['<html></html>', 'not XML', '{"error":"unexpected"}'])(
  'an answer that is no sitemap is a failure: %s',
  async (answer) => {
    vi.mocked(readFreshText).mockResolvedValue(answer)
    await expect(generateSitemap()).rejects.toBeInstanceOf(AppError)
  },
)

test('what the function refuses is passed on', async () => {
  vi.mocked(readFreshText).mockRejectedValue(new AppError('rate_limited'))
  await expect(generateSitemap()).rejects.toMatchObject({ code: 'rate_limited' })
})
