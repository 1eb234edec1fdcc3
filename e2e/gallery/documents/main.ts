import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { openRasteriser, toSharp } from '@kryt/seed/render/raster.ts'
import { contactSheet } from '../contact-sheet.ts'
import { deliveryPapers } from './delivery-papers.ts'
import { messages } from './messages.ts'
import { orderMails } from './order-mails.ts'
import { printPapers } from './papers.ts'
import { printPlanner } from './planner.ts'
import { signInMails } from './sign-in-mails.ts'
import { taxDocuments } from './tax-documents.ts'
import { chromiumHere } from '../../support/chromium.ts'

/**
 * `npm run documents -- [words]`: draws every mail and printed document of the product whose name contains one of the
 * words, with the product's own code and invented content, as pictures in .local/gallery/documents. Mails are drawn at
 * the width of a phone and of a desktop, light and dark; documents page by page. Only the planner and the print pages
 * need the running browser-test stack (support/addresses.ts).
 */
const words = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../../.local/gallery/documents')
mkdirSync(folder, { recursive: true })
const wanted = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.includes(word))
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The size of an upright A4 page. */
const pageHeight = 1400

async function takeMail(browser: Browser, { name, html }: { name: string; html: string }) {
  const pictures: string[] = []
  for (const width of [390, 800]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme })
      await page.setContent(html)
      const path = join(folder, `${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true })
      pictures.push(path)
      await page.close()
    }
  }
  await contactSheet([pictures], join(folder, `${name}.jpg`))
  say(name)
}

async function takePaper({ name, pdf }: { name: string; pdf: Uint8Array }): Promise<void> {
  writeFileSync(join(folder, `${name}.pdf`), pdf)
  const rasteriser = await openRasteriser()
  const images = await rasteriser.pages(pdf, 20, pageHeight)
  const pages: string[] = []
  for (const [index, image] of images.entries()) {
    const path = join(folder, `${name}-${index + 1}.png`)
    await toSharp(image).flatten({ background: '#ffffff' }).png().toFile(path)
    pages.push(path)
  }
  rasteriser.close()
  say(`${name}: ${pages.length} pages`)
}

const browser = await chromium.launch({
  ...chromiumHere,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const mail of [...signInMails(), ...orderMails(), ...(await messages())].filter(wanted)) {
  await takeMail(browser, mail)
}
const papers = [...(await taxDocuments()), ...(await deliveryPapers())]
for (const paper of papers.filter(wanted)) await takePaper(paper)
if (wanted({ name: 'planner' })) {
  for (const paper of await printPlanner(browser)) await takePaper(paper)
}
if (wanted({ name: 'print' })) {
  for (const paper of await printPapers(browser)) await takePaper(paper)
}
await browser.close()
