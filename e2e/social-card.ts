import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { addresses } from './support/addresses.ts'
import { chromiumHere } from './support/chromium.ts'

/**
 * `npm run social-card`: draws web/public/social-card.png (1200 by 630), the preview of shared links to pages without a
 * picture. It uses the landing page's words, logo and drawing from the running browser-test stack; run it again when
 * these change.
 */
const style = `
  header, footer, [role="status"], #main > section ~ * { display: none !important }
  html, body { overflow: hidden; background: #faf7f0 }
  #main > section { height: 630px; border: 0 }
  #main > section > div { max-width: none; height: 630px; padding: 90px 72px 40px;
    grid-template-columns: 560px 520px; gap: 0 }
  #main h1 { font-size: 84px }
  #main h1 + p { font-size: 25px; max-width: 22em; margin-top: 34px }
  #main h1 ~ div { display: none }
  .card-mark { position: absolute; top: 52px; left: 72px; color: #1f4d3d; transform: scale(1.6); transform-origin: left top }`

const browser = await chromium.launch({
  ...chromiumHere,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
})
await page.addInitScript(() => localStorage.setItem('kryt.cookies', '2026-01-01T00:00:00Z'))
await page.goto(addresses.web)
await page.getByRole('article').first().waitFor()
await page.addStyleTag({ content: style })
await page.evaluate(async () => {
  const mark = document.querySelector('header [translate="no"]')?.cloneNode(true)
  if (!(mark instanceof HTMLElement)) throw new Error('the page has no logo')
  mark.classList.add('card-mark')
  document.body.append(mark)
  await document.fonts.ready
})
await page.screenshot({ path: join(import.meta.dirname, '../web/public/social-card.png') })
await browser.close()
