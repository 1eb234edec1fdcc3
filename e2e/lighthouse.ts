import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { addresses } from './support/addresses.ts'

/**
 * `npm run lighthouse`: measures the landing page, a product and the shop with Lighthouse's mobile settings (slow 4G,
 * four times slower processor), on the running browser-test stack. For visitors, the shop is its sign-in page.
 */
const product = '83278ea6-ecf2-54a1-b1d6-f1451fe7f783'
const pages = {
  landing: '/',
  product: process.argv[2] ?? `/product/${product}`,
  shop: '/app/products',
}
const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const chrome = await launch({
  chromePath: process.env['KRYT_CHROMIUM'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
/** Lighthouse's details of its LCP audit: the times of its parts, then the element. */
const largest = z.object({
  items: z.array(z.object({ type: z.string(), nodeLabel: z.string().optional() })),
})
/** The text or kind of the largest painted element. */
const nameOfLargest = (details: unknown): string =>
  largest
    .safeParse(details)
    .data?.items.find((item) => item.type === 'node')
    ?.nodeLabel?.slice(0, 60) ?? ''

/** Simulated: computed from a visit at full speed, Lighthouse's default. Applied: the browser is really slowed down. */
const methods = { simulated: 'simulate', applied: 'devtools' } as const
/* eslint-disable no-console -- what it prints is what the command is for */
try {
  const table: Record<string, Record<string, string | number>> = {}
  const missed = new Set<string>()
  for (const [name, path] of Object.entries(pages)) {
    for (const [how, throttlingMethod] of Object.entries(methods)) {
      const result = await lighthouse(`${addresses.web}${path}`, {
        port: chrome.port,
        onlyCategories: [...categories],
        throttlingMethod,
        logLevel: 'error',
      })
      if (result === undefined) throw new Error(`Lighthouse returned no result for ${path}`)
      const { lhr } = result
      table[`${name}, ${how}`] = {
        ...Object.fromEntries(
          categories.map((each) => [each, Math.round((lhr.categories[each]?.score ?? 0) * 100)]),
        ),
        ...Object.fromEntries(
          Object.entries(figures).map(([label, audit]) => [
            label,
            lhr.audits[audit]?.displayValue ?? '',
          ]),
        ),
        'what LCP is': nameOfLargest(lhr.audits['lcp-breakdown-insight']?.details),
      }
      for (const category of categories.slice(1)) {
        for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
          const audit = lhr.audits[id]
          if (weight > 0 && audit?.score === 0) missed.add(`${name}: ${audit.title} (${category})`)
        }
      }
    }
  }
  console.table(table)
  for (const miss of missed) console.log(miss)
} finally {
  chrome.kill()
}
