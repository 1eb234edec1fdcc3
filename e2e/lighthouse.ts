import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addresses } from './support/addresses.ts'

/**
 * `npm run lighthouse`: landing, a product and the shop in Lighthouse's mobile setting (slow 4G, four times slower
 * processor), against the running browser-test stack. A signed-out visitor sees the shop as its sign-in page.
 */
const product = '83278ea6-ecf2-54a1-b1d6-f1451fe7f783'
const pages = {
  landing: '/',
  product: process.argv[2] ?? `/product/${product}`,
  shop: '/app/products',
}
const figures = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const chrome = await launch({
  chromePath: process.env['KRYT_CHROMIUM'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const table: Record<string, Record<string, string | number>> = {}
  for (const [name, path] of Object.entries(pages)) {
    const result = await lighthouse(`${addresses.web}${path}`, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (result === undefined) throw new Error(`Lighthouse had no answer for ${path}`)
    const { lhr } = result
    table[name] = {
      ...Object.fromEntries(
        categories.map((each) => [each, Math.round((lhr.categories[each]?.score ?? 0) * 100)]),
      ),
      ...Object.fromEntries(
        Object.entries(figures).map(([label, audit]) => [
          label,
          lhr.audits[audit]?.displayValue ?? '',
        ]),
      ),
    }
  }
  // eslint-disable-next-line no-console -- the table is what the command is for
  console.table(table)
} finally {
  chrome.kill()
}
